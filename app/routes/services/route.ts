import { isEmergency, type Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { pageHead } from "../pieces.ts";

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
      money: loadMoney(site),
      pictures: { head: site.illustration("kit"), closing: site.illustration("cta-walk") },
    },
  } satisfies PageData<unknown>;
}

/** What may be said of money today: no estimate while nobody has confirmed it, no empty list of prices. */
function loadMoney({ money }: Site) {
  const { heading, text, exam, estimate, paying, insurance, prices } = money;
  return {
    heading,
    text,
    points: [exam, ...(estimate.status === "confirmed" ? [estimate] : []), paying, insurance].map(
      (point) => ({ name: point.heading, detail: point.text }),
    ),
    prices: prices.items.length > 0 ? prices : undefined,
  };
}
