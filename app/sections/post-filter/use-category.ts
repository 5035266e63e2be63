import { useInBrowser } from "../../ui/scripted/use-in-browser.ts";

/**
 * The category in the URL's query. `undefined` during hydration, as at build time: reading the
 * query earlier would cause a hydration mismatch (https://react.dev/errors/418).
 * @param categories valid ones; an unknown, empty or repeated value counts as none
 */
export function useCategory(categories: readonly string[]): string | undefined {
  const query = new URLSearchParams(useInBrowser(() => location.search, ""));
  const asked = query.getAll("category");
  return asked.length === 1 ? categories.find((name) => name === asked[0]) : undefined;
}
