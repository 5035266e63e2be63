// Must be the first style sheet: it sets the layer order.
import "../styles/index.css";
import { StrictMode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App, type View } from "../document/document.tsx";
import { loadPage, paths } from "../document/load-page.ts";
import { canonicalPath, notFoundPath } from "../policies/canonical-path.ts";
import { followLinks } from "./navigation.ts";
import { prefetchOnIntent } from "./prefetch.ts";

const { promise, resolve: finish } = Promise.withResolvers<void>();

/** Resolves after hydration. */
export const hydrated = promise;

function Root(view: View) {
  useEffect(() => {
    performance.mark("hydrated");
    finish();
  }, []);
  return (
    <StrictMode>
      <App {...view} />
    </StrictMode>
  );
}

// Load the current page's chunks first: hydration must match the prerendered HTML.
const canonical = canonicalPath(location.pathname);
const path = paths.includes(canonical) ? canonical : notFoundPath;
const page = await loadPage(path);

// If the document around the page throws too, restore the prerendered HTML.
const prerendered = document.documentElement.cloneNode(true) as Element;
const onUncaughtError = (error: unknown) => {
  console.error(error);
  if (canonicalPath(location.pathname) !== canonical) return location.reload();
  // These have run already, and Trusted Types treats a cloned script as a new one.
  for (const script of prerendered.querySelectorAll("script")) script.remove();
  document.documentElement.replaceWith(prerendered);
};

// In a transition, React takes the page over in slices and responds to input in between.
startTransition(() => {
  const root = hydrateRoot(document, <Root path={path} page={page} />, { onUncaughtError });
  // Not earlier: React would drop the HTML to show another page. Until then, links load documents.
  void hydrated.then(() =>
    followLinks((path, page) => {
      flushSync(() => root.render(<Root path={path} page={page} isNavigation />));
    }),
  );
});
prefetchOnIntent();
