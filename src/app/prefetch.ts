import { loadPage, paths } from "./page-modules.ts";

/** How long the pointer must rest on a link to count as intent. */
const hoverDelayMs = 60;

/** Prefetches a page's chunks once when its link is hovered, touched or focused. */
export function prefetchOnIntent(): void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || !paths.includes(link.pathname)) return;
    // Ignore a failure: a click tries again.
    loadPage(link.pathname).catch(() => {});
  };
  window.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(hoverTimer);
    if (pointerType === "mouse") hoverTimer = setTimeout(() => prefetch(target), hoverDelayMs);
  });
  for (const type of ["touchstart", "focusin"] as const) {
    addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}
