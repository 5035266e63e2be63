import { serviceLinks } from "../service-card/load.ts";
import { declareEntryPages, pick } from "../../declare.ts";
import type { Article, Service, Site } from "../../../content/site.ts";
import { serviceNode } from "../structured-data.ts";

export const route = declareEntryPages({
  path: "/services/:slug",
  collection: "services",
  structuredData: (site, service) => [serviceNode(site, service, service.path)],
  load(site, service) {
    const { features, provides } = service;
    const { head, scene, days, ...layout } = service.layout;
    return {
      ...pick(service, "brief", "providesHeading", "photo", "questions", "sources", "body"),
      picture: site.picture(head ?? service.picture),
      closing: { ...site.labels.closing, ...service.closing },
      provides: provides.length > 0 ? provides : features.map((name) => ({ name })),
      beside: service.beside.map((one) => ({ ...one, picture: site.picture(one.picture) })),
      layout: {
        ...layout,
        scene: scene && { ...scene, drawing: site.drawing(scene.drawing) },
        // Days stand below What to Expect, so without it there are none.
        days: service.body.sections.some(({ label }) => label === "What to Expect")
          ? days.map((day) => ({ ...day, drawing: site.drawing(day.drawing) }))
          : [],
      },
      related: [...serviceLinks(site, service.related), ...guidesTo(site, service)],
    };
  },
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
    .map(({ title, path, readMinutes }) => ({
      name: title,
      path,
      note: `${readMinutes}-min read`,
    }));
}
