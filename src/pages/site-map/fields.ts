import { innerPageFile } from "../../clinic/page-fields.ts";

export const siteMapFile = innerPageFile("pages/site-map.yaml", {});
