import { pageFile } from "../../clinic/fields.ts";
import { prose, text } from "../../content/fields.ts";

export const notFoundFile = pageFile("pages/not-found.yaml", {
  title: text,
  lead: text,
  link: text,
  help: prose,
});
