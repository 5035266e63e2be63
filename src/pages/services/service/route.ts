import { countReadMinutes } from "../../../collections/articles/load-articles.ts";
import { articlesFile } from "../../../collections/articles/schema.ts";
import { loadBody } from "../../../collections/load-body.ts";
import { serviceLinks } from "../../../collections/services/load-services.ts";
import { servicesFile } from "../../../collections/services/schema.ts";
import { loadDrawing, loadPicture } from "../../../illustrations/pictures.ts";
import type { Site } from "../../../reader/site.ts";
import { defineRoute } from "../../define-route.ts";

export const route = defineRoute({
  path: "/services/:slug",
  file: servicesFile,
  approvedBy: "veterinarian",
  hasDefaultClosing: true,
  load(site, service) {
    const { features, provides, headPicture, scene } = service;
    const picture = scene?.drawing && loadPicture(scene.drawing);
    const drawn = ({ drawing }: { drawing?: string | undefined }) =>
      drawing && loadDrawing(drawing);
    return {
      body: loadBody(site, service.body),
      provides: provides.length > 0 ? provides : features.map((name) => ({ name })),
      headPicture: headPicture && loadPicture(headPicture),
      scene: scene && {
        ...scene,
        drawing: drawn(scene),
        kind: picture ? (picture.width < 2 * picture.height ? "narrow" : "wide") : "skies",
        items: scene.items.map((item) => ({ ...item, drawing: drawn(item) })),
      },
      related: [...serviceLinks(site, service.related), ...guidesTo(site, service.slug)],
    };
  },
});

/**
 * Up to three articles that name the service, sorted by how early in their list they name it. Each is
 * labeled as one, since a service may have nearly the same title.
 */
const guidesTo = (site: Site, slug: string) =>
  site
    .entries(articlesFile)
    .filter(({ services }) => services.includes(slug))
    .sort((a, b) => a.services.indexOf(slug) - b.services.indexOf(slug))
    .slice(0, 3)
    .map((article) => ({
      name: article.title,
      path: article.path,
      note: `${countReadMinutes(site, article)}-min read`,
    }));
