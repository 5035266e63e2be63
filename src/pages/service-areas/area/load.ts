import { pick } from "../../../content/pick.ts";
import { drawingOf } from "../../../illustrations/pictures.ts";
import { contactFile } from "../../contact/fields.ts";
import { declareRoute } from "../../declare.ts";
import { serviceCard, servicesNamed } from "../../services/service-card/load-card.ts";
import { areasFile } from "./fields.ts";

export const route = declareRoute({
  path: "/service-areas/:slug",
  file: areasFile,
  load(site, fields) {
    const { signpost, quote } = fields;
    const { heading, items } = site.get(contactFile).arriving;
    const cards = servicesNamed(site, fields.services).map(serviceCard);
    return {
      ...pick(fields, "distance", "via", "neighborhoods", "body"),
      drive: fields.drawing && { hills: drawingOf("road-hills"), road: drawingOf(fields.drawing) },
      arriving: items.length > 0 ? heading : undefined,
      signpostDog: signpost ? drawingOf("signpost-dog") : undefined,
      services: cards.length > 0 && { awning: drawingOf("awning"), cards },
      quote: quote && { ...quote, carrier: drawingOf("carrier") },
    };
  },
});
