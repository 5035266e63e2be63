import { startTransition } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  type Location,
} from "react-router";
import { getLoadedPage } from "./pages.ts";
import { canonicalPath } from "./policies/canonical-path.ts";
import { isSlowDevice } from "./slow-device.ts";

const browserHistory = createBrowserHistory({ v5Compat: true });

/** The browser's history, which tells of a new address in a transition, or at once. */
const history = Object.create(browserHistory, {
  listen: {
    value: (listener: Parameters<typeof browserHistory.listen>[0]) =>
      browserHistory.listen((update) => {
        if (isShownAtOnce(update.location)) listener(update);
        else startTransition(() => listener(update));
      }),
  },
}) as typeof browserHistory;

/**
 * React makes a page of a transition in slices and lets the browser paint between them. Where the
 * page is here already and the device is slow, that more than doubles the wait.
 */
function isShownAtOnce({ pathname }: Location): boolean {
  return isSlowDevice() && getLoadedPage(canonicalPath(pathname)) !== undefined;
}

/** The router of the browser. It decides itself what is a transition. */
export function SiteRouter({ children }: { children: React.ReactNode }) {
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}
