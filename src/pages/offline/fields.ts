import { pageFile } from "../../clinic/page-fields.ts";
import { prose, text } from "../../content/kinds.ts";

export const offlineFile = pageFile("pages/offline.yaml", {
  title: text,
  lead: prose,
});
