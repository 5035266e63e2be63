import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * A browser-only value: `before` until hydration, to avoid a mismatch; then the result of `ask`.
 */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
