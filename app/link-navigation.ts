import { useEffect } from "react";
import { useNavigate } from "react-router";
import { addresses } from "./pages.ts";

/**
 * Lets the router follow the links of this site: one listener for all links of the document, which
 * are plain `<a>`, so that a page of sixty links is taken over without sixty subscriptions. The
 * browser keeps what is its own: a key held down, another button, another tab, a download, a part
 * of the same page, an address that is no page.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) {
        return;
      }
      const link = target instanceof Element ? target.closest("a") : null;
      if (link === null || link.target !== "" || link.hasAttribute("download")) return;
      const { origin, pathname, search, hash, href } = link;
      if (origin !== location.origin || !addresses.includes(pathname)) return;
      const isSamePage = pathname === location.pathname && search === location.search;
      if (isSamePage && hash !== "") return;
      event.preventDefault();
      void navigate(pathname + search + hash, { replace: href === location.href });
    };
    // On the window: by then every handler of the page has had its say.
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}
