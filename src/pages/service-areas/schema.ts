import { closing, headedProse, nameAndDetail, search } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nonEmptyList, sentences } from "../../reader/kinds.ts";

export const serviceAreasFile = fieldsFile("pages/service-areas.yaml", "Service areas", {
  search,
  title: line,
  lead: sentences,
  mapAlt: sentences.describe("The map in words, for those who do not see it."),
  areas: headedProse,
  landmarks: nonEmptyList(nameAndDetail),
  closing,
});
