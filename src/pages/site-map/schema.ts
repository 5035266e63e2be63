import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile } from "../../reader/fields.ts";

export const siteMapFile = fieldsFile("pages/site-map.yaml", "Site map", {
  ...headFields,
  closing,
});
