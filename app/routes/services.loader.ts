import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages.services;
  return {
    head: pageHead(site, "/services", meta),
    content: {
      ...page,
      services: site.services.map(({ slug, title, link, description, features, illustration }) => ({
        slug,
        title,
        link,
        description,
        features,
        picture: site.illustration(illustration),
      })),
      pictures: { head: site.illustration("kit"), closing: site.illustration("cta-walk") },
    },
  } satisfies PageData<unknown>;
}
