import { z } from "zod";
import type { Area } from "../../content-model/collections.ts";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { insertFacts } from "../../content-model/facts.ts";
import { meta, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { driveMinutes } from "../cards.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

/** Width of the longest road in percent of its row; the minutes take the rest. */
const longestRoad = 72;

const content = contentFile(
  "pages/service-areas.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    map: text.describe("What the map shows, for those who hear the page."),
    homeBase: words,
    areas: words,
    landmarks: z.strictObject({
      heading: text,
      text,
      items: z.array(z.strictObject({ name: text, description: text })).min(1),
    }),
    closing: words,
  }),
);

export const route = declarePage({ path: "/service-areas", content, load });

function load(site: Site, { meta, ...page }: ContentOf<typeof content>, path: string) {
  const longest = Math.max(...site.areas.map(driveMinutes));
  const summary = (area: Area) => ({
    name: area.name,
    slug: area.slug,
    href: `/service-areas/${area.slug}`,
    minutes: driveMinutes(area),
    /** Length of the road in percent of the row. */
    road: (driveMinutes(area) / longest) * longestRoad,
    description: area.description,
    neighborhoods: area.neighborhoods,
  });
  const towns = site.areas.map(summary);
  const map = site.drawing("five-towns");
  return {
    head: pageHead(site, {
      path,
      meta,
      title: page.title,
      picture: "signpost",
      type: "CollectionPage",
    }),
    content: {
      ...page,
      houseNumber: site.clinic.address.street.split(" ")[0],
      home: towns.filter(({ minutes }) => minutes === 0),
      /** Nearest first. */
      served: towns.filter(({ minutes }) => minutes > 0).sort((a, b) => a.minutes - b.minutes),
      map: {
        // The map's drive times are tokens, as in every text.
        drawing: { ...map, markup: insertFacts(map.markup, site.facts).text },
        label: page.map,
      },
      pictures: { closing: site.illustration("cta-car") },
    },
  };
}
