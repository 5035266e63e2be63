import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * What only the browser knows. While a prerendered page is taken over the answer is `before`, as it
 * was at build time; right after it is what `ask` says, so that React finds the page as it was built.
 */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
