import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only a browser knows. Until hydration it is `before`, so that React finds the built HTML. */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
