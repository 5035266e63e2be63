import type { Site } from "../reader/site.ts";
import type { NavigationList } from "./navigation.ts";

/** Links to all services, areas, articles or policies, in the order of lists. */
export const linksToAll = ({ pages }: Site, collection: string) =>
  pages.filter((page) => page.collection === collection).map(({ name, path }) => ({ name, path }));

/** Links to the pages of a navigation list, with `allOf: services` and the like expanded. */
export const pageLinks = (site: Site, list: NavigationList) =>
  list.flatMap((item) =>
    item.kind === "allOf" ? linksToAll(site, item.allOf) : { name: item.name, path: item.path },
  );
