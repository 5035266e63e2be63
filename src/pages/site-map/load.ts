import { pagePaths } from "../../addresses/paths.ts";
import { navigationFile } from "../../clinic/navigation.ts";
import { pageLinks } from "../../clinic/page-links.ts";
import { pictureOf } from "../../illustrations/pictures.ts";
import { declareRoute } from "../declare.ts";
import { siteMapFile } from "./fields.ts";

export const route = declareRoute({
  path: pagePaths.siteMap,
  file: siteMapFile,
  load: (site) => ({
    categories: site.get(navigationFile).siteMap.map(({ category, picture, pages }) => ({
      category,
      picture: pictureOf(picture),
      pages: pageLinks(site, pages),
    })),
  }),
});
