import { pageFile, picture } from "../../clinic/page-fields.ts";
import { prose, text } from "../../content/kinds.ts";

export const offlineFile = pageFile("pages/offline.yaml", {
  picture,
  title: text,
  lead: prose,
});
