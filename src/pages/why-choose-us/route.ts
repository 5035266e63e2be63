import { pagePaths } from "../../addresses.ts";
import { reasonsFile } from "../../clinic/reasons.ts";
import { defineRoute } from "../define-route.ts";
import { whyChooseUsFile } from "./schema.ts";

export const route = defineRoute({
  path: pagePaths.whyChooseUs,
  file: whyChooseUsFile,
  load: (site) => ({ reasons: site.get(reasonsFile).map(({ summary, ...reason }) => reason) }),
});
