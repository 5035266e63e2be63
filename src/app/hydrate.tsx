// Must be the first style sheet: in development it sets the layer order, which a built page has in its HTML.
import "../styles/index.css";
import { StrictMode, startTransition, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { notFoundPath } from "../addresses.ts";
import { App, type View } from "./document.tsx";
import { followLinks } from "./follow-links.ts";
import { loadPage, pagePath } from "./page-modules.ts";
import { snapshotControls } from "./page-state.ts";
import { prefetchOnIntent } from "./prefetch.ts";

/** What taps and keys fire. At each, React would hydrate all that is left of the page in one long task. */
const input =
  "touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup textInput input change compositionstart compositionend";

/** @param onHydrated is called once React has the page */
function HydratedApp({ onHydrated, ...view }: View & { onHydrated: () => void }) {
  const [restore] = useState(snapshotControls);
  useLayoutEffect(() => {
    onHydrated();
    // React does not know yet what was typed. And if something changed the HTML, such as a password manager, it
    // has replaced all elements.
    restore();
  }, [onHydrated, restore]);
  return (
    <StrictMode>
      <App {...view} />
    </StrictMode>
  );
}

/** Hydrates the page. Resolves to false if it must stay as it is. Who saves data gets no page ahead. */
export async function hydrate(savesData: boolean): Promise<boolean> {
  const path = pagePath(location.pathname);
  // A copy of one of our pages at an address that is not ours, as in a web archive.
  if (path === notFoundPath && document.querySelector("[rel=canonical]") !== null) return false;
  // Load the current page's chunks first: hydration must match the prerendered HTML.
  const page = await loadPage(path);

  // Leave a translated page alone: React would bring the English words back.
  if (document.querySelector("html:not([lang=en-US]), font") !== null) return false;

  // If the document around the page throws, restore the prerendered HTML.
  const prerendered = document.documentElement.cloneNode(true) as HTMLElement;
  const restore = snapshotControls();
  /** Undefined once the page has thrown: from then on, links load documents. */
  let root: Root | undefined;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    // The visitor has gone to another page by now: load that one.
    if (pagePath(location.pathname) !== path) return location.reload();
    root = undefined;
    prerendered.dataset.app = "plain";
    document.documentElement.replaceWith(prerendered);
    restore();
  };

  // Until React has the page, taps and keys are the browser's alone, and React's work stays in slices.
  const hydrating = new AbortController();
  const { signal } = hydrating;
  for (const type of input.split(" "))
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal });
  const onHydrated = () => hydrating.abort();
  await new Promise((resolve) => {
    signal.addEventListener("abort", resolve);
    const app = <HydratedApp path={path} page={page} onHydrated={onHydrated} />;
    const options = { onUncaughtError, onRecoverableError: console.warn };
    startTransition(() => {
      root = hydrateRoot(document, app, options);
    });
  });
  if (!savesData) prefetchOnIntent();
  // Follow links only now: a navigation during hydration would make React discard the HTML.
  followLinks((path, page) => {
    if (root === undefined) return location.reload();
    const view = <HydratedApp path={path} page={page} isNavigation onHydrated={onHydrated} />;
    flushSync(() => root?.render(view));
  });
  performance.mark("hydrated");
  return true;
}
