import type { NavigationList } from "./navigation.ts";
import type { Site } from "../content/site.ts";

/** Links to the pages of a navigation list, with `each: services` and the like expanded. */
export function pageLinks(site: Site, list: NavigationList) {
  return list.flatMap((entry) => {
    if (entry.kind === "page") return { name: entry.name, path: entry.path };
    const pages: { name?: string; title: string; path: string }[] = site[entry.each];
    return pages.map(({ title, name = title, path }) => ({ name, path }));
  });
}
