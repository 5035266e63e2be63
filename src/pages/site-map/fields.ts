import { innerPageFile } from "../../clinic/fields.ts";

export const siteMapFile = innerPageFile("pages/site-map.yaml", {});
