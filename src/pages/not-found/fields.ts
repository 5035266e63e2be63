import { pageFile, picture } from "../../clinic/page-fields.ts";
import { prose, text } from "../../content/kinds.ts";

export const notFoundFile = pageFile("pages/not-found.yaml", {
  picture,
  title: text,
  lead: text,
  help: prose,
});
