import { innerPageFile } from "../../clinic/fields.ts";
import { text } from "../../content/fields.ts";

export const servicesPageFile = innerPageFile("pages/services.yaml", {
  noticedHeading: text.describe("Above the dog and the field."),
});
