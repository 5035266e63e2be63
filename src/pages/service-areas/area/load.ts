import { clockText } from "../../../clinic/hours/week.ts";
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
    const { heading, items } = site.get(contactFile).arriving;
    const cards = servicesNamed(site, fields.services).map(serviceCard);
    // The first time, people come a quarter of an hour early.
    const leave = `For a first visit at 9 AM, leave by ${clockText(9 * 60 - 15 - fields.distance)}.`;
    return {
      leave,
      ...pick(fields, "distance", "via", "neighborhoods", "quote", "body"),
      drive: fields.drawing && { hills: drawingOf("road-hills"), road: drawingOf(fields.drawing) },
      arriving: items.length > 0 ? heading : undefined,
      signpostDog: fields.signpost ? drawingOf("signpost-dog") : undefined,
      services: cards.length > 0 && { awning: drawingOf("awning"), cards },
    };
  },
});
