// Must be the first style sheet: it sets the layer order.
import "../styles/index.css";
import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App, type View } from "../document/document.tsx";
import { loadPage, pagePath } from "../document/load-page.ts";
import { allBoundaries } from "../ui/boundary/boundary.tsx";
import { followLinks } from "./navigation.ts";
import { giveBack, readPage } from "./page-state.ts";
import { prefetchOnIntent } from "./prefetch.ts";

const Root = (view: View) => (
  <StrictMode>
    <App {...view} />
  </StrictMode>
);

// Load the current page's chunks first: hydration must match the prerendered HTML.
const path = pagePath(location.pathname);
const page = await loadPage(path);

// If the document around the page throws too, restore the prerendered HTML.
const prerendered = document.documentElement.cloneNode(true) as Element;
const onUncaughtError = (error: unknown) => {
  console.error(error);
  if (pagePath(location.pathname) !== path) return location.reload();
  // These have run already, and Trusted Types treats a cloned script as a new one.
  for (const script of prerendered.querySelectorAll("script")) script.remove();
  document.documentElement.replaceWith(prerendered);
};

// React renders a part anew that somebody else has changed, such as a password manager. What the
// visitor has done there is given back before the next paint.
let state = readPage();
const keep = () => {
  state = readPage();
};
const acts = ["input", "toggle", "focusin", "selectionchange"];
const onRecoverableError = (error: unknown) => {
  console.warn(error);
  giveBack(state);
};

/** A translated page stays as it is, as without script: React would bring the English words back. */
const isTranslated = document.querySelector("html:not([lang=en-US]), font") !== null;

/** Whether React takes the page over; resolves once it has. */
export const hydrated = isTranslated ? false : allBoundaries;

if (isTranslated) document.documentElement.setAttribute("data-translated", "");
else {
  for (const act of acts) addEventListener(act, keep, true);
  // In a transition, React takes the page over in slices and responds to input in between.
  startTransition(() => {
    const options = { onUncaughtError, onRecoverableError };
    const root = hydrateRoot(document, <Root path={path} page={page} />, options);
    void allBoundaries.then(() => {
      for (const act of acts) removeEventListener(act, keep, true);
      // Not earlier: React would drop the HTML to show another page. Until then, links load documents.
      followLinks((path, page) => {
        flushSync(() => root.render(<Root path={path} page={page} isNavigation />));
      });
      performance.mark("hydrated");
    });
  });
  prefetchOnIntent();
}
