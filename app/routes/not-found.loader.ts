import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages["not-found"];
  return {
    head: pageHead(site, undefined, meta, { indexing: "noindex" }),
    content: { ...page, picture: site.illustration("digging") },
  } satisfies PageData<unknown>;
}
