import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile } from "../../content/schemas/fields.ts";
import { listPages } from "../../site/loaders/load-shell.ts";
import { declarePage } from "../../site/route-declaration.ts";

const file = innerPageFile("pages/site-map.yaml", {});

export const route = declarePage({
  path: pagePaths.siteMap,
  file,
  load: (site) => ({
    categories: site.navigation.siteMap.map(({ category, picture, pages }) => ({
      category,
      picture: site.picture(picture),
      pages: listPages(site, pages),
    })),
  }),
});
