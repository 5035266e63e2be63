import { clinicFile } from "../../../clinic/clinic.ts";
import { areasFile } from "../../../collections/areas/schema.ts";
import { serviceCard, servicesNamed } from "../../../collections/services/load-services.ts";
import { loadDrawing } from "../../../illustrations/pictures.ts";
import { contactFile } from "../../contact/schema.ts";
import { defineRoute } from "../../define-route.ts";

export const route = defineRoute({
  path: "/service-areas/:slug",
  file: areasFile,
  load(site, fields) {
    const cards = servicesNamed(site, fields.services).map(serviceCard);
    // Without an hour of the day, so that it is right whatever hours the clinic has.
    const early = Number.parseInt(site.get(clinicFile).terms.early, 10);
    const minutes = Math.ceil((early + fields.distance) / 10) * 10;
    const ahead = minutes === 30 ? "half an hour" : `${minutes} minutes`;
    return {
      firstVisit: `For a first visit, leave home about ${ahead} ahead.`,
      drive: fields.drawing && {
        hills: loadDrawing("road-hills"),
        road: loadDrawing(fields.drawing),
      },
      saysHowToArrive: site.get(contactFile).arriving.length > 0,
      services: cards.length > 0 && { awning: loadDrawing("awning"), cards },
    };
  },
});
