import { pagePaths } from "../../addresses.ts";
import { reasonsFile } from "../../clinic/reasons.ts";
import { declareRoute } from "../declare.ts";
import { whyChooseUsFile } from "./fields.ts";

export const route = declareRoute({
  path: pagePaths.whyChooseUs,
  file: whyChooseUsFile,
  load: (site) => ({ reasons: site.get(reasonsFile).map(({ summary, ...reason }) => reason) }),
});
