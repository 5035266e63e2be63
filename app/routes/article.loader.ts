import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import type { Route } from "../routes.ts";
import { articleFacts, findBySlug, pageHead, serviceCard } from "./pieces.loader.ts";

export function load(site: Site, route: Route) {
  const article = findBySlug(site.articles, route.slug);
  const { title, lead, closingLink, closingText, phoneLink, meta, icon } = article;
  return {
    head: pageHead(site, route.path, meta, { kind: "article" }),
    content: {
      title,
      lead,
      closingLink,
      closingText,
      phoneLink,
      ...articleFacts(article),
      parent: { name: site.pages.blog.title, path: "/blog" },
      services: article.services.map((slug) => serviceCard(site, findBySlug(site.services, slug))),
      picture: site.illustration(icon),
    },
  } satisfies PageData<unknown>;
}
