// Must be the first style sheet: it sets the layer order.
import "../styles/index.css";
import { StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { App, type View } from "../document/document.tsx";
import { loadPage, pagePath } from "../document/load-page.ts";
import { type Fields, fillFields, findFields, focusAgain, readFields } from "./form-state.ts";
import { followLinks } from "./navigation.ts";
import { prefetchOnIntent } from "./prefetch.ts";

type HydratedAppProps = View & {
  /** Only for the first render: the fields on the page, and what to do once React has it. */
  takeover?: { fields: Fields; onEnd: () => void };
};

function HydratedApp({ takeover, ...view }: HydratedAppProps) {
  const focused = useRef(document.activeElement);
  // If something changed the HTML, such as a password manager, React renders the page anew. Text
  // typed until then is in the old fields.
  useLayoutEffect(() => {
    if (takeover === undefined) return;
    fillFields(readFields(takeover.fields));
    focusAgain(focused.current);
  }, [takeover]);
  useEffect(() => takeover?.onEnd(), [takeover]);
  return (
    <StrictMode>
      <App {...view} />
    </StrictMode>
  );
}

/** Hydrates the page. Resolves to false if it must stay as it is. */
export async function hydrate(): Promise<boolean> {
  // Load the current page's chunks first: hydration must match the prerendered HTML.
  const path = pagePath(location.pathname);
  const page = await loadPage(path);

  // Leave a translated page alone: React would bring the English words back.
  if (document.querySelector("html:not([lang=en-US]), font") !== null) {
    document.documentElement.setAttribute("data-translated", "");
    return false;
  }

  // If the document around the page throws, restore the prerendered HTML.
  const prerendered = document.documentElement.cloneNode(true) as Element;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    // The visitor has moved on: load that page.
    if (pagePath(location.pathname) !== path) return location.reload();
    document.documentElement.replaceWith(prerendered);
  };

  let root: Root;
  await new Promise<void>((onEnd) => {
    const takeover = { fields: findFields(), onEnd };
    const options = { onUncaughtError, onRecoverableError: console.warn };
    // In a transition, React takes the page over in slices and responds to input in between.
    startTransition(() => {
      root = hydrateRoot(
        document,
        <HydratedApp path={path} page={page} takeover={takeover} />,
        options,
      );
    });
    prefetchOnIntent();
  });
  // Only now: during hydration, React would drop the HTML to show another page.
  followLinks((path, page) => {
    flushSync(() => root.render(<HydratedApp path={path} page={page} isNavigation />));
  });
  performance.mark("hydrated");
  return true;
}
