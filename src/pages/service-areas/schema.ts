import { closing, headedProse, nameAndDetail, search } from "../../clinic/page-fields.ts";
import { fieldsFile, nonEmptyList, sentences, text } from "../../reader/kinds.ts";

export const serviceAreasFile = fieldsFile("pages/service-areas.yaml", "Service areas", {
  search,
  title: text,
  lead: sentences,
  areas: headedProse,
  landmarks: nonEmptyList(nameAndDetail),
  closing,
});
