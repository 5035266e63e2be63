import { serviceLinks } from "../../site/loaders/listed-services.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";
import type { Article, Service, Site } from "../../site/site.ts";

export const route = declareEntryPages({
  path: "/services/:slug",
  collection: "services",
  load: (site, { description, summary, features, layout, ...page }, service) => ({
    ...page,
    provides: page.provides.length > 0 ? page.provides : features.map((name) => ({ name })),
    // Part 3 of the text shows the days, so a shorter text has none.
    layout: { ...layout, days: service.body.sections.length < 3 ? [] : layout.days },
    related: [...serviceLinks(site, page.related), ...guidesTo(site, service)],
    closing: { ...site.labels.closing, ...page.closing },
  }),
});

/**
 * Up to three articles that name the service, sorted by how early in their list they name it. Each is
 * labeled as one, since a service may have nearly the same title.
 */
function guidesTo({ articles }: Site, { slug }: Service) {
  const rank = ({ services }: Article) => services.indexOf(slug);
  return articles
    .filter((article) => rank(article) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 3)
    .map(({ title, path, readTime }) => ({
      name: title,
      path,
      note: `Read, ${readTime}`,
    }));
}
