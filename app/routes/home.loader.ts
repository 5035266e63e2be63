import { isEmergency, type Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import { veterinaryCare } from "../policies/structured-data.ts";
import { findBySlug, pageHead, reviews, serviceCard } from "./pieces.loader.ts";

export function load(site: Site) {
  const { meta, services, ...page } = site.pages.home;
  const { clinic } = site;
  const featured = services.featured.map((slug) => findBySlug(site.services, slug));
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
        cards: featured
          .filter((service) => !isEmergency(service))
          .map((service) => serviceCard(site, service)),
        emergencies: featured.filter(isEmergency).map((service) => serviceCard(site, service)),
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
