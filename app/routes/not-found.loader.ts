import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { headTags } from "../policies/page-metadata.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages["not-found"];
  return {
    head: headTags(
      {
        ...meta,
        path: undefined,
        indexing: "noindex",
        picture: undefined,
        article: undefined,
        structuredData: undefined,
      },
      site.clinic.name.full,
    ),
    content: { ...page, picture: site.illustration("digging") },
  } satisfies PageData<unknown>;
}
