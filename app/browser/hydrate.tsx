// First of all style sheets: it sets the order of the layers that the others write into.
import "../styles/index.css";
import { StrictMode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { App, type View } from "../document/app.tsx";
import { loadPage, paths } from "../document/load-page.ts";
import { canonicalPath, notFoundPath } from "../policies/canonical-path.ts";
import { followLinks } from "./navigation.ts";
import { prefetchOnIntent } from "./prefetch.ts";

let finish: () => void;

/** Settles when React has taken over the prerendered page. */
export const hydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

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

// The chunks of the page in view come first: React must find the words that stand there already.
const canonical = canonicalPath(location.pathname);
const path = paths.includes(canonical) ? canonical : notFoundPath;
const page = await loadPage(path);

// If what stands around the pages fails, too, the page stays as it was sent.
const sent = document.documentElement.cloneNode(true) as Element;
const onUncaughtError = (error: unknown) => {
  console.error(error);
  if (canonicalPath(location.pathname) !== canonical) return location.reload();
  // They have run, and Trusted Types take a copy of a script for a new one.
  for (const script of sent.querySelectorAll("script")) script.remove();
  document.documentElement.replaceWith(sent);
};

// In a transition, React takes the page over in slices and responds to input in between.
startTransition(() => {
  const root = hydrateRoot(document, <Root path={path} page={page} />, { onUncaughtError });
  // Not before: React would throw away the HTML to show another page. Until then, documents load.
  void hydrated.then(() =>
    followLinks((path, page) => {
      flushSync(() => root.render(<Root path={path} page={page} isNavigation />));
    }),
  );
});
prefetchOnIntent();
