import { pagePaths } from "../../addresses/paths.ts";
import { innerPageFile, text } from "../../content/fields.ts";
import { signLink } from "../../signs/load.ts";
import { serviceCard } from "./service-card/load.ts";
import { declarePage } from "../declare.ts";

export const route = declarePage({
  path: pagePaths.services,
  file: innerPageFile("pages/services.yaml", {
    noticedHeading: text.describe("Above the dog and the field."),
  }),
  load(site, content) {
    const { heading, text, prices, estimate, paying, insurance } = site.money;
    return {
      placeFinder: {
        ...site.signs.dog,
        heading: content.noticedHeading,
        drawing: site.drawing("place"),
        signs: site.signs.list.map((sign) => ({ ...signLink(sign), places: sign.places })),
      },
      services: site.services.map((service) => {
        const { slug, description, features } = service;
        return { ...serviceCard(site, service), slug, description, features };
      }),
      bookingNote: site.emergency.bookingNote,
      money: {
        heading,
        text,
        points: [...(prices ?? []), ...(estimate ? [estimate] : []), paying, insurance],
      },
    };
  },
});
