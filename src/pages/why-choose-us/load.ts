import { pagePaths } from "../../addresses.ts";
import { reasonsFile } from "../../clinic/reasons.ts";
import { drawingOf } from "../../illustrations/pictures.ts";
import { declareRoute } from "../declare.ts";
import { whyChooseUsFile } from "./fields.ts";

export const route = declareRoute({
  path: pagePaths.whyChooseUs,
  file: whyChooseUsFile,
  load: (site) => ({
    reasons: site.get(reasonsFile).map(({ summary, ...reason }) => reason),
    // Cropped below, where the next hill begins
    road: { ...drawingOf("roads/greer"), viewBox: "0 0 1440 180" },
  }),
});
