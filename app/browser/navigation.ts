import { loadPage, paths } from "../document/load-page.ts";
import type { LoadedPage } from "../document/page.ts";

/**
 * Shows the next page of this site without loading a document, by the Navigation API: history,
 * fragments, modifier keys, downloads and other sites stay with the browser. A browser without the
 * API loads the next document, which is whole.
 * https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API
 * @param show puts a page on the screen before it returns
 */
export function followLinks(show: (path: string, page: LoadedPage) => void): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", (event) => {
    const { pathname, hash } = new URL(event.destination.url);
    const isLeftToBrowser =
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData !== null ||
      event.navigationType === "reload";
    if (isLeftToBrowser || !paths.includes(pathname)) return;
    const isNewPage = pathname !== location.pathname;
    event.intercept({
      focusReset: "manual",
      scroll: "manual",
      handler: async () => {
        const page = await loadPage(pathname).catch(() => undefined);
        if (event.signal.aborted) return;
        // A new version of the site may have replaced the chunk: its document is there.
        if (page === undefined) return location.reload();
        show(pathname, page);
        if (event.navigationType === "traverse" || hash !== "") event.scroll();
        else scrollUp();
        if (isNewPage) {
          document.getElementById("main")?.focus({ preventScroll: true });
          // The service worker keeps documents that were loaded; this one was not.
          void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(pathname));
        }
      },
    });
  });
}

/** Smoothly, unless the visitor prefers reduced motion, but no further than half a screen. */
function scrollUp(): void {
  scrollTo({ top: Math.min(scrollY, innerHeight / 2), behavior: "instant" });
  // The style sheet decides whether this is smooth.
  scrollTo({ top: 0 });
}
