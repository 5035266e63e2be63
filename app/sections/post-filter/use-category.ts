import { useInBrowser } from "../../ui/scripted/use-in-browser.ts";

/**
 * The category that the query of the address asks for.
 *
 * While a prerendered page is taken over, the answer is `undefined`, as it was at build time, and
 * right after it is the real one: reading the query earlier would make React throw the page away
 * (https://react.dev/errors/418).
 *
 * @param categories those that exist; an unknown, empty or repeated value counts as none
 */
export function useCategory(categories: readonly string[]): string | undefined {
  const query = new URLSearchParams(useInBrowser(() => location.search, ""));
  const asked = query.getAll("category");
  return asked.length === 1 ? categories.find((name) => name === asked[0]) : undefined;
}
