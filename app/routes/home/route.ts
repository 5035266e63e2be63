import { isEmergency, type Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { clinicThing } from "../../policies/structured-data.ts";
import { findBySlug, pageHead, reviews, serviceCard } from "../pieces.ts";

export function load(site: Site) {
  const { meta, services, ...page } = site.pages.home;
  const featured = services.featured.map((slug) => findBySlug(site.services, slug));
  return {
    head: pageHead(site, {
      path: "/",
      meta,
      title: page.hero.heading,
      picture: "hero",
      things: (clinic) => [clinicThing(clinic)],
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
