import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useLinkNavigation } from "./link-navigation.ts";
import { applyWholeStyles } from "./whole-styles.ts";

/** The part of the Navigation API that is used here; TypeScript does not know it yet. */
declare const navigation:
  | {
      currentEntry: { getState(): unknown };
      updateCurrentEntry(options: { state: unknown }): void;
    }
  | undefined;

/** How far down an entry of the session history was read stays with the entry, also after a reload. */
function keepPlace(): void {
  if (typeof navigation !== "undefined") navigation.updateCurrentEntry({ state: { top: scrollY } });
}

function returnToPlace(): void {
  if (typeof navigation === "undefined") return;
  const state = navigation.currentEntry.getState();
  const isPlace = typeof state === "object" && state !== null && "top" in state;
  if (isPlace) window.scrollTo({ top: Number(state.top), behavior: "instant" });
}

/**
 * The way up through a page that nobody has read yet is half a screen at most, and none where the
 * visitor prefers less motion.
 */
function startNearTop(): void {
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
  const top = isSmooth ? Math.min(scrollY, innerHeight / 2) : 0;
  window.scrollTo({ top, behavior: "instant" });
}

/**
 * What a browser does when it follows a link, done for client-side navigation: to the top (or to
 * the part that the link names), the focus into the new page, its title announced. On back and
 * forward the browser restores the place itself, as far down as the page that is still there goes;
 * the rest is done here.
 */
export function NavigationEffects({ title }: { title: string }) {
  useLinkNavigation();
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef({ key, pathname });

  useEffect(() => {
    addEventListener("scrollend", keepPlace);
    return () => removeEventListener("scrollend", keepPlace);
  }, []);

  // Before the new page is painted.
  useLayoutEffect(() => {
    if (previous.current.pathname === pathname) return;
    applyWholeStyles();
    if (navigationType === "POP") returnToPlace();
    else if (hash === "") startNearTop();
  }, [pathname, hash, navigationType]);

  useEffect(() => {
    if (previous.current.key === key) return;
    const isNewPage = previous.current.pathname !== pathname;
    previous.current = { key, pathname };
    if (isNewPage) {
      // In a transition: the page is painted first.
      startTransition(() => setAnnouncement(title));
      document.getElementById("main")?.focus({ preventScroll: true });
      // No document was loaded that it could have kept.
      void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(pathname));
    }
    if (navigationType === "POP") return;
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    // Smooth by the style sheet, where the visitor has not asked for less motion.
    if (target === null) window.scrollTo({ top: 0 });
    else target.scrollIntoView();
  }, [key, pathname, hash, navigationType, title]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
