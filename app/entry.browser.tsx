// First of all style sheets: it sets the order of the layers that the others write into.
import "./styles/index.css";
import { StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { addresses, loadPage } from "./pages.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { notFoundPath } from "./routes.ts";

let finish: () => void;

/** Settles when React has taken over the prerendered page. */
export const hydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

function Hydrated({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    performance.mark("hydrated");
    finish();
  }, []);
  return children;
}

// The chunks of the page in view come first: React must find the words that stand there already.
const path = location.pathname.replace(/(.)\/$/, "$1").toLowerCase();
await loadPage(addresses.includes(path) ? path : notFoundPath);

prefetchOnIntent();

hydrateRoot(
  document,
  <StrictMode>
    <BrowserRouter>
      <Hydrated>
        <App />
      </Hydrated>
    </BrowserRouter>
  </StrictMode>,
);
