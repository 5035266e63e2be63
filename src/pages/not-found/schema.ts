import { headFields } from "../../clinic/page-fields.ts";
import { fieldsFile, prose } from "../../reader/fields.ts";

export const notFoundFile = fieldsFile("pages/not-found.yaml", "Not found", {
  ...headFields,
  help: prose,
});
