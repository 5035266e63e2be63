import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages.contact;
  return {
    head: pageHead(site, "/contact", meta),
    content: {
      ...page,
      fax: site.clinic.fax.display,
      pictures: { head: site.illustration("telephone"), map: site.drawing("map") },
    },
  } satisfies PageData<unknown>;
}
