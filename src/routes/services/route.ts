import path from "node:path";
import { z } from "zod";
import {
  closing,
  headedText,
  isConfirmed,
  list,
  pageFile,
  pagePath,
  signId,
  slug,
  text,
} from "../../content/schemas/fields.ts";
import { sharedFiles } from "../../content/schemas/index.ts";
import { emergencyPath } from "../../policies/canonical-path.ts";
import { declarePage } from "../../site/route-declaration.ts";
import type { Site } from "../../site/site.ts";
import { byLevel } from "../cards.ts";

const part = slug
  .optional()
  .describe(
    "A heading on that page, as in its address after #: straining. Without one, the page opens at its top.",
  );

const file = pageFile("pages/services.yaml", {
  title: text,
  lead: text,
  listHeading: text.describe("Above the cards of all services."),
  noticed: headedText
    .extend({
      items: list(
        z.strictObject({
          sign: signId,
          page: pagePath,
          part,
        }),
      ),
      others: z
        .array(
          z.strictObject({
            name: text,
            text: text.describe("The answer, in a sentence or two."),
            words: text.describe("What people type, with commas between."),
            page: pagePath,
            part,
          }),
        )
        .default([])
        .describe("What people type into the field that is no sign, such as about saying goodbye."),
    })
    .describe("What people notice, how soon it needs you, and where this site answers it."),
  closing,
});

/** The address of a page, or of a part of it. */
export const placeHref = ({ page, part }: { page: string; part?: string | undefined }) =>
  part === undefined ? page : `${page}#${part}`;

export const route = declarePage({
  path: "/services",
  file,
  parts: ({ services, get }) => [
    ...["noticed", "all-services", "cost", "closing-call", "finder"],
    ...(get(sharedFiles.money)?.prices.items.length ? ["prices"] : []),
    ...services.map(({ slug, file }) => ({ id: slug, file, field: "" })),
    path.posix.basename(emergencyPath),
  ],
  links: ({ routes }, { noticed }) =>
    (["items", "others"] as const).flatMap((list) =>
      noticed[list].flatMap(({ page, part }, index) => {
        const field = `noticed.${list}.${index}.part`;
        // That there is such a page is found by its name.
        if (part === undefined || !routes.some((route) => route.path === page)) return [];
        return { field, href: placeHref({ page, part }) };
      }),
    ),
  head: () => ({ picture: "kit", type: "CollectionPage" }),
  load: (site, { noticed, closing, ...page }, { picture }) => ({
    ...page,
    picture: site.picture(picture),
    noticed: {
      heading: noticed.heading,
      text: noticed.text,
      list: byLevel(
        site,
        noticed.items.map(({ sign, ...place }) => {
          const { name, level, first } = site.signTable.sign(sign);
          return { name, level, first, href: placeHref(place) };
        }),
      ),
    },
    services: site.listedServices.map(
      ({ slug, title, path, description, features, picture, urgent }) => ({
        ...{ slug, title, path, description, features, urgent },
        picture: site.picture(picture),
      }),
    ),
    money: loadMoney(site),
    closing: { ...closing, picture: site.picture("cta-walk") },
  }),
});

/** Money content that may be shown now: no unconfirmed estimate, no empty price list. */
function loadMoney({ money }: Site) {
  const { heading, text, exam, estimate, paying, insurance, prices } = money;
  return {
    heading,
    text,
    points: [exam, ...(isConfirmed(estimate) ? [estimate] : []), paying, insurance].map(
      (point) => ({ name: point.heading, detail: point.text }),
    ),
    prices: prices.items.length > 0 ? prices : undefined,
  };
}
