import { loadPage, paths } from "../document/load-page.ts";

/** How long a pointer rests on a link before it means it, in milliseconds. */
const dwell = 60;

/**
 * Fetches the chunks of a page when somebody is about to open it: a pointer rests on its link, a
 * finger touches it, or the focus comes to it. Nothing is fetched twice.
 */
export function prefetchOnIntent(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== location.origin || !paths.includes(link.pathname)) {
      return;
    }
    // A chunk that cannot be had is asked for again when the link is followed.
    loadPage(link.pathname).catch(() => {});
  };
  addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(waiting);
    if (pointerType === "mouse") waiting = setTimeout(() => prefetch(target), dwell);
  });
  for (const sign of ["touchstart", "focusin"] as const) {
    addEventListener(sign, ({ target }) => prefetch(target), { passive: true });
  }
}
