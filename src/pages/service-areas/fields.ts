import { headedProse, innerPageFile, nameAndDetail } from "../../clinic/page-fields.ts";
import { listOf } from "../../content/kinds.ts";

export const serviceAreasFile = innerPageFile("pages/service-areas.yaml", {
  areas: headedProse,
  landmarks: listOf(nameAndDetail),
});
