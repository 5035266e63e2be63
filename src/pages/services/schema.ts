import { closing, headFields } from "../../clinic/page-fields.ts";
import { fieldsFile } from "../../reader/fields.ts";

export const servicesPageFile = fieldsFile("pages/services.yaml", "Services", {
  ...headFields,
  closing,
});
