import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages.about;
  return {
    head: pageHead(site, "/about", meta),
    content: {
      ...page,
      stats: Object.values(site.clinic.stats),
      pictures: {
        head: site.illustration("storefront"),
        doctor: site.illustration("coat"),
        closing: site.illustration("cta-window"),
      },
    },
  } satisfies PageData<unknown>;
}
