import type { Article } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { load as loadArticle } from "../article/route.ts";
import { arrivalPhotos } from "../cards.ts";
import { declareEntryPages } from "../declare-route.ts";

export const route = declareEntryPages({ path: "/blog/first-visit", collection: "articles", load });

function load(site: Site, article: Article, path: string) {
  const { head, content } = loadArticle(site, article, path);
  return { head, content: { ...content, kit: site.visitKit, photos: arrivalPhotos(site) } };
}
