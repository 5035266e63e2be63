import { serviceCards } from "../../site/loaders/listed-services.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";
import { contactFile } from "../contact/route.ts";

export const route = declareEntryPages({
  path: "/service-areas/:slug",
  collection: "areas",
  load(site, { description, signpost, ...page }) {
    const { neighborhoods, services, quote } = page;
    const { heading, items } = site.contentOf(contactFile).arriving;
    const hasSignpost = signpost && neighborhoods.length > 0;
    return {
      ...page,
      arriving: items.length > 0 ? heading : undefined,
      signpostDog: hasSignpost ? site.drawing("signpost-dog") : undefined,
      services: services.length > 0 && {
        awning: site.drawing("awning"),
        // The cards here have no summary: the names say enough.
        cards: serviceCards(site, services).map(({ summary, ...card }) => card),
      },
      quote: quote && { ...quote, carrier: site.drawing("carrier") },
    };
  },
});
