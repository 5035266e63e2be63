import { pick } from "../../../content/site.ts";
import { drawing } from "../../../illustrations/pictures.ts";
import { contactFile } from "../../contact/fields.ts";
import { declareRoute } from "../../declare.ts";
import { serviceCard, servicesNamed } from "../../services/service-card/load.ts";
import { areasFile } from "./fields.ts";

export const route = declareRoute({
  path: "/service-areas/:slug",
  file: areasFile,
  load(site, content) {
    const { neighborhoods, quote } = content;
    const { heading, items } = site.get(contactFile).arriving;
    const cards = servicesNamed(site, content.services).map(serviceCard);
    return {
      ...pick(content, "distance", "via", "neighborhoods", "body"),
      drive: content.drawing && { hills: drawing("road-hills"), road: drawing(content.drawing) },
      arriving: items.length > 0 ? heading : undefined,
      signpostDog: neighborhoods.length > 5 ? drawing("signpost-dog") : undefined,
      services: cards.length > 0 && { awning: drawing("awning"), cards },
      quote: quote && { ...quote, carrier: drawing("carrier") },
    };
  },
});
