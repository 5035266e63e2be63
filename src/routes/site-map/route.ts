import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile } from "../../content/schemas/fields.ts";
import { pageLinks } from "../../site/loaders/page-links.ts";
import { declarePage } from "../../site/route-declaration.ts";

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
