import { isEmergency, type Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { pageHead } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, shortNames, ...page } = site.pages.services;
  return {
    head: pageHead(site, {
      path: "/services",
      meta,
      title: page.title,
      picture: "kit",
      type: "CollectionPage",
    }),
    content: {
      ...page,
      services: site.services.map((service) => {
        const { slug, title, link, description, features, illustration } = service;
        return {
          slug,
          title,
          shortName: shortNames[slug] ?? title,
          link,
          description,
          features,
          picture: site.illustration(illustration),
          urgent: isEmergency(service) ? service.bookingNote : undefined,
        };
      }),
      pictures: { head: site.illustration("kit"), closing: site.illustration("cta-walk") },
    },
  } satisfies PageData<unknown>;
}
