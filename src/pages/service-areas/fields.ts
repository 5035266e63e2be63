import { headedProse, headedText, innerPageFile, nameAndDetail } from "../../clinic/page-fields.ts";
import { listOf } from "../../content/kinds.ts";

export const serviceAreasFile = innerPageFile("pages/service-areas.yaml", {
  homeBase: headedText,
  areas: headedProse,
  landmarks: listOf(nameAndDetail),
});
