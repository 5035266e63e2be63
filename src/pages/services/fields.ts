import { innerPageFile } from "../../clinic/page-fields.ts";
import { text } from "../../content/kinds.ts";

export const servicesPageFile = innerPageFile("pages/services.yaml", {
  noticedHeading: text.describe("Above the dog and the field."),
});
