import { innerPageFile } from "../../clinic/page-fields.ts";

export const servicesPageFile = innerPageFile("pages/services.yaml", {});
