import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * A value only the browser knows. `before` at build time and during hydration, to avoid a mismatch;
 * then the result of `ask`.
 */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
