// Must be the first style sheet: it sets the layer order.
import "../styles/index.css";
import { StrictMode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App, type View } from "../document/document.tsx";
import { loadPage, pagePath } from "../document/load-page.ts";
import { followLinks } from "./navigation.ts";
import { prefetchOnIntent } from "./prefetch.ts";

let finish: (isTakenOver: true) => void;
const takenOver = new Promise<true>((resolve) => {
  finish = resolve;
});

function Root(view: View) {
  useEffect(() => finish(true), []);
  return (
    <StrictMode>
      <App {...view} />
    </StrictMode>
  );
}

// Load the current page's chunks first: hydration must match the prerendered HTML.
const path = pagePath(location.pathname);
const page = await loadPage(path);

// If the document around the page throws, restore the prerendered HTML.
const prerendered = document.documentElement.cloneNode(true) as Element;
const onUncaughtError = (error: unknown) => {
  console.error(error);
  if (pagePath(location.pathname) !== path) return location.reload();
  // These have run already, and Trusted Types treats a cloned script as a new one.
  for (const script of prerendered.querySelectorAll("script")) script.remove();
  document.documentElement.replaceWith(prerendered);
};

// React renders a page anew that somebody else has changed, such as a password manager. What was
// typed by then is in the old fields.
const fields = document.querySelectorAll<HTMLInputElement>("form :is(input, textarea)[id]");
const restoreFields = () => {
  for (const { id, value } of fields) {
    const field = document.getElementById(id);
    if (field !== null) Object.assign(field, { value });
  }
};

/** A translated page stays as it is, as without script: React would bring the English words back. */
const isTranslated = document.querySelector("html:not([lang=en-US]), font") !== null;

/** Whether React takes the page over; resolves once it has. */
export const hydrated = isTranslated ? false : takenOver;

if (isTranslated) document.documentElement.setAttribute("data-translated", "");
else {
  // In a transition, React takes the page over in slices and responds to input in between.
  startTransition(() => {
    const options = { onUncaughtError, onRecoverableError: console.warn };
    const root = hydrateRoot(document, <Root path={path} page={page} />, options);
    void takenOver.then(() => {
      restoreFields();
      // Not earlier: React would drop the HTML to show another page. Until then, links load documents.
      followLinks((path, page) => {
        flushSync(() => root.render(<Root path={path} page={page} isNavigation />));
      });
      performance.mark("hydrated");
    });
  });
  prefetchOnIntent();
}
