import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { applyWholeStyles } from "./whole-styles.ts";

/**
 * What a browser does when it follows a link, done for client-side navigation: to the top (or to
 * the part that the link names), the focus into the new page, its title announced. On back and
 * forward the browser restores the place itself.
 */
export function NavigationEffects({ title }: { title: string }) {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef({ key, pathname });

  // Before the new page is painted.
  useLayoutEffect(() => {
    if (previous.current.pathname !== pathname) applyWholeStyles();
  }, [pathname]);

  useEffect(() => {
    if (previous.current.key === key) return;
    const isNewPage = previous.current.pathname !== pathname;
    previous.current = { key, pathname };
    if (isNewPage) {
      setAnnouncement(title);
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    if (navigation === "POP") return;
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    // Smooth by the style sheet, where the visitor has not asked for less motion.
    if (target === null) window.scrollTo({ top: 0 });
    else target.scrollIntoView();
  }, [key, pathname, hash, navigation, title]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
