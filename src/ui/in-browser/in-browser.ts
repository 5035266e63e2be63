import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** What only a browser knows. Until hydration it is `before`, or React would find other HTML. */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
