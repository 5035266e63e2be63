import { z } from "zod";
import { headedProse, headedText, innerPageFile, nameAndDetail } from "../../clinic/page-fields.ts";
import { listOf, sentences, text } from "../../content/kinds.ts";

export const serviceAreasFile = innerPageFile("pages/service-areas.yaml", {
  mapAlt: sentences.describe("What the map shows, for those who hear the page."),
  homeBase: headedText,
  areas: headedProse,
  landmarks: z.strictObject({ heading: text, items: listOf(nameAndDetail) }),
});
