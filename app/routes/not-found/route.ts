import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { standInHead } from "../pieces.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages["not-found"];
  return {
    head: standInHead(site, meta),
    content: { ...page, picture: site.illustration("digging") },
  } satisfies PageData<unknown>;
}
