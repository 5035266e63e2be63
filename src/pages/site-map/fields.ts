import { innerPageFile } from "../../clinic/blocks.ts";

export const siteMapFile = innerPageFile("pages/site-map.yaml", {});
