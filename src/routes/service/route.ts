import { serviceLinks } from "../../site/listed-services.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";
import type { Article, Service, Site } from "../../site/site.ts";

export const route = declareEntryPages({
  path: "/services/:slug",
  collection: "services",
  load: (site, { description, summary, ...page }, service) => ({
    ...page,
    related: [
      ...serviceLinks(site, page.related),
      ...guidesTo(site.articles, service).map((article) => guideLink(site, article)),
    ],
    closing: { ...site.labels.closing, ...page.closing },
  }),
});

/** Up to three articles that name the service, sorted by how early in their list they name it. */
function guidesTo(articles: readonly Article[], { slug }: Service): Article[] {
  const place = ({ services }: Article) => services.indexOf(slug);
  return articles
    .filter((article) => place(article) >= 0)
    .sort((a, b) => place(a) - place(b))
    .slice(0, 3);
}

/** An article, labeled as one, since a service may have nearly the same title. */
function guideLink({ labels }: Site, { title, path, readTime }: Article) {
  return { title, path, note: `${labels.guide}, ${readTime}` };
}
