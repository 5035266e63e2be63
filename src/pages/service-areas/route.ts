import { pagePaths } from "../../addresses.ts";
import { areasFile } from "../../collections/areas/schema.ts";
import { loadDrawing } from "../../illustrations/pictures.ts";
import { defineRoute } from "../define-route.ts";
import { serviceAreasFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.areas,
  file: serviceAreasFile,
  load(site) {
    const entries = site.entries(areasFile);
    const longest = Math.max(...entries.map(({ distance }) => distance));
    const areas = entries.map(({ name, path, distance, description, neighborhoods }) => {
      /** How long the drawn road is, in percent of the page: at most 60, to leave room for the town's name. */
      const road = Math.round((distance / longest) * 60);
      return { name, path, distance, description, neighborhoods, road };
    });
    return {
      /** Nearest first. */
      towns: areas.sort((a, b) => a.distance - b.distance),
      map: loadDrawing("towns"),
    };
  },
});
