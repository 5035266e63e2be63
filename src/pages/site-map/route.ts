import { isFallback, pagePaths } from "../../addresses.ts";
import { navigationFile } from "../../clinic/navigation.ts";
import { defineRoute } from "../define-route.ts";
import { siteMapFile } from "./schema.ts";

/** In their order, each for a collection of pages, with its heading and its icon. */
const categories = {
  pages: ["Main Pages", "menu"],
  services: ["Veterinary Services", "paw"],
  areas: ["Service Areas", "pin"],
  articles: ["Blog & Resources", "article"],
  legal: ["Legal & Information", "info"],
} as const;

export const route = defineRoute({
  path: pagePaths.siteMap,
  file: siteMapFile,
  load(site) {
    const { header, legalLinks } = site.get(navigationFile);
    // A page whose menu lists all of its kind is named as in that menu: All Services.
    const menu = header.flatMap(({ dropdown = [], ...item }) => {
      const pages = dropdown.filter((link) => link.kind === "page");
      return pages.length < dropdown.length ? pages : [item, ...pages];
    });
    // Named and ordered as in menus, others after them.
    const links = [...menu, ...legalLinks, ...site.pages];
    const pages = site.pages.filter(({ path }) => !isFallback(path));
    // A page that others stand below is listed with them.
    const categoryOf = new Map(
      pages.map(({ path, collection }) => {
        const below = pages.find((page) => page.path.startsWith(`${path}/`));
        return [path, below?.collection ?? collection];
      }),
    ).set(pagePaths.siteMap, "legal");
    return {
      categories: Object.entries(categories).map(([key, [category, icon]]) => ({
        category,
        icon,
        pages: links
          .filter(({ path }, index) => links.findIndex((link) => link.path === path) === index)
          .filter(({ path }) => categoryOf.get(path) === key)
          .map(({ name, path }) => ({ name, path })),
      })),
    };
  },
});
