import { useLocation, useNavigate } from "react-router";
import { useInBrowser } from "../../ui/scripted/use-in-browser.ts";

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
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const isHydrated = useInBrowser(() => true, false);
  const asked = query.getAll("category");
  const category =
    isHydrated && asked.length === 1 ? categories.find((name) => name === asked[0]) : undefined;
  const choose = (name: string | undefined) =>
    navigate({ search: name === undefined ? "" : `${new URLSearchParams({ category: name })}` });
  return [category, choose] as const;
}
