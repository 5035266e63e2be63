import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { standInHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages["not-found"];
  return {
    head: standInHead(site, meta),
    content: { ...page, picture: site.illustration("digging") },
  } satisfies PageData<unknown>;
}
