import { z } from "zod";
import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile, text } from "../../content/schemas/fields.ts";
import { loadWhere } from "../../site/loaders/load-where.ts";
import { signHref } from "../../site/loaders/sign-href.ts";
import { declarePage } from "../../site/route-declaration.ts";

const file = innerPageFile("pages/services.yaml", {
  listHeading: text.describe("Above the cards of all services."),
  noticed: z
    .strictObject({ heading: text, all: text.describe("Above the list of all signs.") })
    .describe("What people notice, how soon it needs you, and where this site says more."),
});

export const route = declarePage({
  path: pagePaths.services,
  file,
  load(site, content) {
    const { heading, text, estimate, paying, insurance } = site.money;
    return {
      ...site.shown(content, "listHeading", "noticed"),
      where: loadWhere(site, (sign) => ({ href: signHref(sign) })),
      services: site.listedServices.map(({ summary, ...service }) => service),
      bookingNote: site.emergency.bookingNote,
      money: {
        ...{ heading, text },
        points: [...(estimate ? [estimate] : []), paying, insurance],
      },
    };
  },
});
