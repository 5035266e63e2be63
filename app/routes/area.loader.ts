import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import type { Route } from "../routes.ts";
import { findBySlug, pageHead, serviceCard } from "./pieces.loader.ts";

export function load(site: Site, route: Route) {
  const area = findBySlug(site.areas, route.slug);
  const { name, title, lead, distance, via, neighborhoods, steps, quote, link, closing, meta } =
    area;
  return {
    head: pageHead(site, route.path, meta),
    content: {
      name,
      title,
      lead,
      distance,
      via,
      neighborhoods,
      steps,
      quote,
      link,
      closing,
      services: area.services?.map((slug) => serviceCard(site, findBySlug(site.services, slug))),
      parent: { name: site.pages["service-areas"].title, path: "/service-areas" },
      picture: site.illustration(area.illustration),
      pictures: { closing: site.illustration("cta-car") },
    },
  } satisfies PageData<unknown>;
}
