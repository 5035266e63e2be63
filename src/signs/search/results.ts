import { searchItems } from "virtual:sign-search";
import { createSearch } from "./search.ts";

/* What the search loads when somebody first touches it: the library, the index, and the list that shows what it finds. */

export { SignLinks } from "../sign-links/sign-links.tsx";

const search = createSearch(searchItems);

/** Asks how to make a pet throw up, which can do more harm than what was eaten. */
const vomits = /\b(make|making|force|get|induce)\b.*\b(throw|vomit|puke|barf)|\binduc|peroxide/i;

/** The five that fit best. Of the last two, only the name and the level. */
export function find(typed: string) {
  const found = search(typed).slice(0, 5);
  return {
    found: found.map(({ name, level, href, sooner, notes }, index) =>
      index < 3 ? { name, level, href, sooner, notes } : { name, level, href },
    ),
    isPoison: found.slice(0, 3).some(({ isPoison }) => isPoison) || vomits.test(typed),
  };
}
