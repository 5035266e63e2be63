import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { veterinaryCare } from "../policies/structured-data.ts";
import { findBySlug, pageHead, reviews, serviceCard } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, services, ...page } = site.pages.home;
  const { clinic } = site;
  return {
    head: pageHead(site, "/", meta, {
      structuredData: [
        veterinaryCare({
          ...clinic,
          name: clinic.name.full,
          description: meta.description,
          telephone: clinic.phone.dial,
          priceRange: clinic.priceRange.value,
          founded: clinic.stats.founded.value,
          areas: site.areas.map(({ name }) => name),
          services: site.services,
        }),
      ],
    }),
    content: {
      ...page,
      services: {
        ...services,
        cards: services.featured.map((slug) => serviceCard(site, findBySlug(site.services, slug))),
      },
      reasonList: site.reasons.map(({ title, figure, summary }) => ({ title, figure, summary })),
      reviews: reviews(site).slice(0, 3),
      drawing: site.drawing("hero"),
      pictures: {
        nap: site.illustration("nap"),
        sign: site.illustration("big-409"),
        map: site.drawing("map"),
        closing: site.illustration("cta"),
      },
    },
  } satisfies PageData<unknown>;
}
