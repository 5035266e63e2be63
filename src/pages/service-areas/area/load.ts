import { serviceCard, servicesNamed } from "../../services/service-card/load.ts";
import { declareEntryPages, pick } from "../../declare.ts";

export const route = declareEntryPages({
  path: "/service-areas/:slug",
  collection: "areas",
  load(site, content) {
    const { neighborhoods, drawing, quote } = content;
    const { heading, items } = site.contact.arriving;
    const cards = servicesNamed(site, content.services).map((one) => serviceCard(site, one));
    return {
      ...pick(content, "distance", "via", "neighborhoods", "body"),
      drive: drawing && { hills: site.drawing("road-hills"), road: site.drawing(drawing) },
      arriving: items.length > 0 ? heading : undefined,
      signpostDog: neighborhoods.length > 5 ? site.drawing("signpost-dog") : undefined,
      services: cards.length > 0 && { awning: site.drawing("awning"), cards },
      quote: quote && { ...quote, carrier: site.drawing("carrier") },
    };
  },
});
