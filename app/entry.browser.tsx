// First of all style sheets: it sets the order of the layers that the others write into.
import "./styles/index.css";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { addresses, loadPage } from "./pages.ts";
import { canonicalPath } from "./policies/canonical-path.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { notFoundPath } from "./routes.ts";
import { SiteRouter } from "./site-router.tsx";
import { judgeDevice } from "./slow-device.ts";

let finish: () => void;

/** Settles when React has taken over the prerendered page. */
export const hydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

function Hydrated({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    performance.mark("hydrated");
    judgeDevice(performance.measure("hydration", "hydrating", "hydrated").duration);
    finish();
  }, []);
  return children;
}

// In a task of its own: starting the libraries has been long enough.
await new Promise((resolve) => setTimeout(resolve));

// The chunks of the page in view come first: React must find the words that stand there already.
const path = canonicalPath(location.pathname);
await loadPage(addresses.includes(path) ? path : notFoundPath);

prefetchOnIntent();

// Should what stands around the pages fail, too, the page stays as it was sent.
const sent = document.documentElement.cloneNode(true) as Element;

// In a transition, so that React takes the page over in slices and a touch in between is heard.
performance.mark("hydrating");
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteRouter>
        <Hydrated>
          <App />
        </Hydrated>
      </SiteRouter>
    </StrictMode>,
    {
      onUncaughtError: (error) => {
        console.error(error);
        if (canonicalPath(location.pathname) !== path) return location.reload();
        // They have run, and Trusted Types take a copy of a script for a new one.
        for (const script of sent.querySelectorAll("script")) script.remove();
        document.documentElement.replaceWith(sent);
      },
    },
  );
});
