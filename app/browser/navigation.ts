import { loadPage, paths } from "../document/load-page.ts";
import type { LoadedPage } from "../document/page.ts";

/**
 * Navigates between pages without a document load, through the Navigation API. The browser still
 * handles history, fragments, modifier keys, downloads and other sites. Without the API, links load
 * documents. https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API
 * @param show renders a page synchronously
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
    // Firefox does not restore the scroll position of a page that was left this way.
    navigation.updateCurrentEntry({ state: { top: scrollY } });
    const left = event.destination.getState() as { top: number } | undefined;
    event.intercept({
      focusReset: "manual",
      scroll: "manual",
      handler: async () => {
        const page = await loadPage(pathname).catch(() => undefined);
        if (event.signal.aborted) return;
        // A new deployment may have removed the chunk: load the document instead.
        if (page === undefined) return location.reload();
        show(pathname, page);
        if (left !== undefined) scrollTo({ top: left.top, behavior: "instant" });
        else if (event.navigationType === "traverse" || hash !== "") event.scroll();
        else scrollUp();
        if (isNewPage) {
          document.getElementById("main")?.focus({ preventScroll: true });
          // The service worker sees document loads only, so tell it about this page.
          void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(pathname));
        }
      },
    });
  });
}

/** Scrolls at most half a screen, smoothly unless the visitor prefers reduced motion. */
function scrollUp(): void {
  scrollTo({ top: Math.min(scrollY, innerHeight / 2), behavior: "instant" });
  // Smooth or not: `scroll-behavior` in the style sheet decides.
  scrollTo({ top: 0 });
}
