import { z } from "zod";
import { contentFile } from "../../content-model/content-file.ts";
import { insertFacts } from "../../content-model/facts.ts";
import { headedText, meta, text } from "../../content-model/schema-parts.ts";
import { driveMinutes } from "../cards.ts";
import { declarePage } from "../declare-route.ts";

/** Width of the longest road in percent of its row; the minutes take the rest. */
const longestRoad = 72;

const content = contentFile(
  "pages/service-areas.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    map: text.describe("What the map shows, for those who hear the page."),
    homeBase: headedText,
    areas: headedText,
    landmarks: z.strictObject({
      heading: text,
      text,
      items: z.array(z.strictObject({ name: text, description: text })).min(1),
    }),
    closing: headedText,
  }),
);

export const route = declarePage({
  path: "/service-areas",
  content,
  head: () => ({ picture: "signpost", type: "CollectionPage" }),
  load(site, page) {
    const longest = Math.max(...site.areas.map(driveMinutes));
    const towns = site.areas.map((area) => ({
      name: area.name,
      href: area.path,
      minutes: driveMinutes(area),
      /** Length of the road in percent of the row. */
      road: (driveMinutes(area) / longest) * longestRoad,
      description: area.description,
      neighborhoods: area.neighborhoods,
    }));
    const map = site.drawing("five-towns");
    return {
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
      closing: { ...page.closing, picture: site.picture("cta-car") },
    };
  },
});
