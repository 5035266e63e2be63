import { z } from "zod";
import { pagePaths } from "../../addresses/paths.ts";
import {
  headedProse,
  headedText,
  innerPageFile,
  list,
  nameAndDetail,
  sentences,
  text,
} from "../../content/fields.ts";
import { declarePage, pick } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.areas,
  file: innerPageFile("pages/service-areas.yaml", {
    mapAlt: sentences.describe("What the map shows, for those who hear the page."),
    homeBase: headedText,
    areas: headedProse,
    landmarks: z.strictObject({ heading: text, items: list(nameAndDetail) }),
  }),
  load(site, content) {
    const longest = Math.max(...site.areas.map(({ distance }) => distance));
    const areas = site.areas.map((area) => ({
      ...pick(area, "name", "path", "distance", "description", "neighborhoods"),
      /** How long the drawn road is, in percent of the page: at most 60, to leave room for the town's name. */
      road: Math.round((area.distance / longest) * 60),
    }));
    return {
      ...pick(content, "mapAlt", "homeBase", "areas", "landmarks"),
      home: areas.filter(({ distance }) => distance === 0),
      /** Nearest first. */
      served: areas.filter(({ distance }) => distance > 0).sort((a, b) => a.distance - b.distance),
      map: site.drawing("five-towns"),
      // The map stands in its place.
      picture: undefined,
    };
  },
});
