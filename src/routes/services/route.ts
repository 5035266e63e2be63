import { z } from "zod";
import { isEmergency } from "../../content/collections.ts";
import { pageFile } from "../../content/content-file.ts";
import { headedText, level, list, path, slug, text } from "../../content/schema-parts.ts";
import type { Site } from "../../site/site.ts";
import { byLevel } from "../cards.ts";
import { declarePage } from "../declare-route.ts";

const content = pageFile("pages/services.yaml", {
  title: text,
  lead: text,
  listHeading: text.describe("Above the cards of all services."),
  noticed: headedText
    .extend({
      items: list(
        z.strictObject({
          name: text.describe("A few words, as people say it."),
          level,
          unless: text.optional().describe("What would make it more urgent, in a few words."),
          page: path,
          part: slug
            .optional()
            .describe(
              "A heading on that page, as in its address after #: straining. Without one, the page opens at its top.",
            ),
        }),
      ),
    })
    .describe("What people notice, how soon it needs you, and where this site answers it."),
  closing: headedText,
});

export const route = declarePage({
  path: "/services",
  content,
  parts: ({ services, money }) => [
    ...["noticed", "all-services", "cost", "closing-call"],
    ...(money?.prices.items.length ? ["prices"] : []),
    ...services.map(({ slug, file }) => ({ id: slug, file, field: "" })),
  ],
  head: () => ({ picture: "kit", type: "CollectionPage" }),
  load: (site, { noticed, ...page }) => ({
    ...page,
    noticed: {
      heading: noticed.heading,
      text: noticed.text,
      groups: byLevel(
        site,
        noticed.items.map(({ page, part, ...sign }) => ({
          ...sign,
          href: part === undefined ? page : `${page}#${part}`,
        })),
      ),
    },
    services: site.services.map((service) => {
      const { slug, title, path, description, features, picture } = service;
      return {
        slug,
        title,
        path,
        description,
        features,
        picture: site.picture(picture),
        urgent: isEmergency(service) ? service.bookingNote : undefined,
      };
    }),
    money: loadMoney(site),
    closing: { ...page.closing, picture: site.picture("cta-walk") },
  }),
});

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
