import { headedText, pageFile } from "../../clinic/fields.ts";
import { prose, text } from "../../content/fields.ts";

export const offlineFile = pageFile("pages/offline.yaml", {
  title: text,
  lead: prose,
  pages: headedText,
});
