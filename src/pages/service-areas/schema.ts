import { closing, headedProse, nameAndDetail, pageSearch } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nonEmptyList, sentences } from "../../reader/fields.ts";

export const serviceAreasFile = fieldsFile("pages/service-areas.yaml", "Service areas", {
  ...pageSearch,
  title: line,
  lead: sentences,
  mapAlt: sentences.describe("The map in words, for those who do not see it."),
  areas: headedProse,
  landmarks: nonEmptyList(nameAndDetail),
  closing,
});
