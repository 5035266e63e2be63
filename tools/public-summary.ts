import { isFallback } from "../src/addresses/paths.ts";
import type { Site } from "../src/site/site.ts";

/** What the public will see, and whether it is next to nothing. @param site the public edition */
export function summarize({ articles, team, veterinarian, ...site }: Site) {
  const pages = site.pages.filter(({ path }) => !isFallback(path));
  // Without Emergency Visits, which every site has.
  const services = pages.filter(({ collection }) => collection === "services");
  const counts = Object.entries({ pages, services, articles, people: team });
  const seen = counts.map(([name, { length }]) => `${name} ${length}`).join(", ");
  const isEmpty = services.length === 0 || veterinarian === undefined;
  return { isEmpty, text: `The public will see: ${seen}.` };
}
