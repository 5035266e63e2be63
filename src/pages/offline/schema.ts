import { headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, prose } from "../../reader/fields.ts";

export const offlineFile = fieldsFile("pages/offline.yaml", "Offline", {
  ...headFields,
  lead: prose,
});
