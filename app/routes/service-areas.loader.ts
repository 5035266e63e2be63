import type { Area, Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages["service-areas"];
  const summary = ({ name, slug, distance, description, neighborhoods }: Area) => ({
    name,
    slug,
    href: `/service-areas/${slug}`,
    distance,
    description,
    neighborhoods,
  });
  const isHome = ({ distance }: Area) => distance === "home base";
  return {
    head: pageHead(site, "/service-areas", meta),
    content: {
      ...page,
      home: site.areas.filter(isHome).map(summary),
      served: site.areas.filter((area) => !isHome(area)).map(summary),
      pictures: { head: site.illustration("areas-map"), closing: site.illustration("cta-car") },
    },
  } satisfies PageData<unknown>;
}
