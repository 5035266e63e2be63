import { isFallback } from "../src/addresses/paths.ts";
import type { Site } from "../src/site/site.ts";

/** What the public will see, and whether it is next to nothing. @param site the public edition */
export function summarize({ pages, services, articles, team, veterinarian }: Site) {
  const count = (list: readonly object[], one: string, several = `${one}s`) =>
    `${list.length} ${list.length === 1 ? one : several}`;
  const shown = [
    count(
      pages.filter(({ path }) => !isFallback(path)),
      "page",
    ),
    count(services, "service"),
    count(articles, "article"),
    count(team, "person", "people"),
  ];
  return {
    isEmpty: services.length === 0 || veterinarian === undefined,
    text: `The public will see ${new Intl.ListFormat("en-US").format(shown)}.`,
  };
}
