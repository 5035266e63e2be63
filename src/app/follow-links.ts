import type { LoadedPage } from "../assemble/page-module.ts";
import { loadPage, pagePath, paths } from "./page-modules.ts";
import { readControls, restoreTarget, setControls } from "./page-state.ts";

/**
 * Navigates between pages without a document load, through the Navigation API. The browser still
 * handles history, fragments, modifier keys, downloads and other sites. Without the API, links load
 * documents. https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API
 * @param show renders a page synchronously
 */
export function followLinks(show: (path: string, page: LoadedPage) => void): void {
  if (!("navigation" in window)) return;
  /** Pages whose chunk did not load: a new deployment removed it, or there is no connection. */
  const failedPaths = new Set<string>();
  let progressTimer: ReturnType<typeof setTimeout>;
  for (const end of ["navigatesuccess", "navigateerror"])
    navigation.addEventListener(end, () => {
      clearTimeout(progressTimer);
      document.documentElement.removeAttribute("data-waiting");
    });
  navigation.addEventListener("navigate", (event) => {
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    document.querySelector("header details[open]")?.removeAttribute("open");
    const { href, pathname, hash } = new URL(event.destination.url);
    const isLeftToBrowser =
      !event.canIntercept ||
      event.hashChange ||
      // A link to the part that the address already names: then hashChange is false.
      (hash !== "" && href === location.href) ||
      event.downloadRequest !== null ||
      event.formData !== null ||
      event.navigationType === "reload";
    // Back and Forward can be intercepted only within this document, so every address gets a page
    // here, even an unknown one or one with a trailing slash.
    const isTraversal = event.navigationType === "traverse";
    const isOurs = isTraversal || (paths.includes(pathname) && !failedPaths.has(pathname));
    if (isLeftToBrowser || !isOurs) return;
    const path = pagePath(pathname);
    const isNewPage = pathname !== location.pathname;
    savePageState();
    const saved = event.destination.getState() as PageState | undefined;
    // A page that takes longer shows a bar along the top (src/styles/base.css).
    progressTimer = setTimeout(() => {
      document.documentElement.setAttribute("data-waiting", "");
    }, 400);
    event.intercept({
      focusReset: "manual",
      scroll: "manual",
      // Until a page has loaded, neither the history nor the address bar has its address.
      ...(!isTraversal && {
        precommitHandler: async () => {
          await loadPage(path).catch(() => {
            if (event.signal.aborted) return;
            failedPaths.add(pathname);
            location.assign(href);
          });
          if (!event.signal.aborted) savePageState();
        },
      }),
      handler: async () => {
        const page = await loadPage(path).catch(() => undefined);
        if (event.signal.aborted) return;
        if (page === undefined) {
          scrollTo({ top: saved?.top ?? 0, behavior: "instant" });
          return location.reload();
        }
        show(path, page);
        // The address has changed without a document load: late-start.ts answers it.
        dispatchEvent(new Event("hashchange"));
        if (isNewPage) {
          setControls(saved?.controls ?? []);
          // Focus before scrolling: event.scroll() moves the focus on to the part that the address names.
          document.getElementById("main")?.focus({ preventScroll: true });
          // The service worker sees document loads only, so tell it about this page.
          void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage([pathname]));
        }
        // Scroll to where the visitor was, to the part that the address names, or to the top.
        if (saved !== undefined) scrollTo({ top: saved.top, behavior: "instant" });
        else if (isTraversal || hash !== "") event.scroll();
        // `scroll-behavior` in the style sheet decides whether this is smooth.
        else scrollTo({ top: 0 });
        if (isTraversal && hash !== "")
          void navigation.transition?.finished.then(() => restoreTarget(saved?.top ?? scrollY));
      },
    });
  });
}

/** What Back and Forward restore of a page. */
const readPageState = () => ({ top: scrollY, controls: readControls() });
type PageState = ReturnType<typeof readPageState>;

/** Stores the page's state in the history entry: browsers themselves restore it only after loads. */
const savePageState = () => navigation.updateCurrentEntry({ state: readPageState() });
