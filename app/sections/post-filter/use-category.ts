import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

const neverChanges = () => () => {};

/**
 * The category that the address asks for, and a function that puts one there.
 *
 * While a prerendered page is taken over, the answer is `undefined`, as it was at build time, and
 * right after it is the real one: reading the query earlier would make React throw the page away
 * (https://react.dev/errors/418).
 *
 * @param categories those that exist; an unknown, empty or repeated value counts as none
 */
export function useCategory(categories: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const asked = query.getAll("category");
  const category =
    isHydrated && asked.length === 1 ? categories.find((name) => name === asked[0]) : undefined;
  const choose = (name: string | undefined) =>
    setQuery(name === undefined ? {} : { category: name });
  return [category, choose] as const;
}
