import { useShell } from "./shell.tsx";

/** What It Is, Why It Matters or What to Expect: the label of a part of a service's text, by its place from 1. */
export function useServiceLabel(number: number): string | undefined {
  const { whatItIs, whyItMatters, whatToExpect } = useShell().labels;
  return [whatItIs, whyItMatters, whatToExpect][number - 1];
}
