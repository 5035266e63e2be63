import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile } from "../../content/kinds.ts";

export const siteMapFile = fieldsFile("pages/site-map.yaml", "Site map", {
  ...headFields,
  closing,
});
