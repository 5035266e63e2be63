import { z } from "zod";
import { pagePaths } from "../../addresses/paths.ts";
import {
  closing,
  headedProse,
  headedText,
  list,
  nameAndDetail,
  pageFile,
  sentences,
  text,
} from "../../content/schemas/fields.ts";
import { declarePage } from "../../site/route-declaration.ts";

const file = pageFile("pages/service-areas.yaml", {
  title: text,
  lead: sentences,
  mapAlt: sentences.describe("What the map shows, for those who hear the page."),
  homeBase: headedText,
  areas: headedProse,
  landmarks: z.strictObject({
    heading: text,
    text: sentences,
    items: list(nameAndDetail),
  }),
  ...closing,
});

export const route = declarePage({
  path: pagePaths.areas,
  file,
  load(site, { picture, ...page }) {
    const longest = Math.max(...site.areas.map(({ distance }) => distance));
    const towns = site.areas.map(({ name, path, distance, description, neighborhoods }) => ({
      name,
      path,
      distance,
      /** How long its road is, in percent of the page: the longest leaves room for its town. */
      road: Math.round((distance / longest) * 60),
      description,
      neighborhoods,
    }));
    return {
      ...page,
      house: site.picture("storefront"),
      home: towns.filter(({ distance }) => distance === 0),
      /** Nearest first. */
      served: towns.filter(({ distance }) => distance > 0).sort((a, b) => a.distance - b.distance),
      map: site.drawing("five-towns"),
    };
  },
});
