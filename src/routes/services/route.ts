import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile, text } from "../../content/schemas/fields.ts";
import { loadWhere } from "../../site/loaders/load-where.ts";
import { declarePage } from "../../site/route-declaration.ts";

const file = innerPageFile("pages/services.yaml", {
  listHeading: text.describe("Above the cards of all services."),
  noticedHeading: text.describe("Above the dog and the field."),
});

export const route = declarePage({
  path: pagePaths.services,
  file,
  load(site, content) {
    const { heading, text, prices, estimate, paying, insurance } = site.money;
    return {
      ...site.shown(content, "listHeading", "noticedHeading"),
      where: loadWhere(site),
      services: site.listedServices.map(({ summary, ...service }) => service),
      bookingNote: site.emergency.bookingNote,
      money: {
        ...{ heading, text },
        points: [...(prices ?? []), ...(estimate ? [estimate] : []), paying, insurance],
      },
    };
  },
});
