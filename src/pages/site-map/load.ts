import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile } from "../../content/fields.ts";
import { pageLinks } from "../../clinic/page-links.ts";
import { declarePage } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.siteMap,
  file: innerPageFile("pages/site-map.yaml", {}),
  load: (site) => ({
    categories: site.navigation.siteMap.map(({ category, picture, pages }) => ({
      category,
      picture: site.picture(picture),
      pages: pageLinks(site, pages),
    })),
  }),
});
