import { loadPage, paths } from "./page-modules.ts";

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
    // Only a pointer that rests on a link counts as intent.
    if (pointerType === "mouse") hoverTimer = setTimeout(() => prefetch(target), 60);
  });
  for (const type of ["touchstart", "focusin"])
    addEventListener(type, ({ target }) => prefetch(target), { passive: true });
}
