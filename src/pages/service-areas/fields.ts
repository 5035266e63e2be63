import { endFields, headedProse, nameAndDetail, pageFile } from "../../clinic/page-fields.ts";
import { listOf, sentences, text } from "../../content/kinds.ts";

export const serviceAreasFile = pageFile("pages/service-areas.yaml", {
  title: text,
  lead: sentences,
  areas: headedProse,
  landmarks: listOf(nameAndDetail),
  ...endFields,
});
