import { z } from "zod";
import { isEmergency } from "../../content-model/collections.ts";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, slug, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

const content = contentFile(
  "pages/services.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    shortNames: z
      .record(slug, text)
      .describe("For the row of links at the top. A service that is not here shows its title."),
    closing: words,
  }),
);

export const route = declarePage({ path: "/services", content, load });

function load(site: Site, { meta, shortNames, ...page }: ContentOf<typeof content>, path: string) {
  return {
    head: pageHead(site, {
      path,
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
  };
}

/** Money content that may be shown now: no unconfirmed estimate, no empty price list. */
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
