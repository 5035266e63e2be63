import { pricesFile } from "../../clinic/prices.ts";
import { reasonsFile } from "../../clinic/reasons.ts";
import { findVeterinarian, teamFile } from "../../clinic/team.ts";
import { testimonialsFile } from "../../clinic/testimonials.ts";
import { areasFile } from "../../collections/areas/schema.ts";
import { serviceCard, servicesNamed } from "../../collections/services/load-services.ts";
import { loadDrawing, loadPicture } from "../../illustrations/pictures.ts";
import { defineRoute } from "../define-route.ts";
import { homeFile } from "./schema.ts";

export const route = defineRoute({
  path: "/",
  file: homeFile,
  load(site, fields) {
    const { featured, ...services } = fields.services;
    const people = site.get(teamFile);
    return {
      services,
      cards: servicesNamed(site, featured).map((service) => ({
        ...serviceCard(service),
        summary: service.summary,
      })),
      costLabel: site.get(pricesFile).heading,
      reasonList: site.get(reasonsFile).map(({ title, summary }) => ({ title, summary })),
      testimonials: site.get(testimonialsFile).slice(0, 3),
      hill: loadDrawing("hero"),
      house: loadPicture("trip/house"),
      car: loadPicture("trip/car"),
      doctor: { ...loadPicture("doctor"), photo: findVeterinarian(people)?.photo },
      night: loadPicture("trip/night"),
      drives: site
        .entries(areasFile)
        .filter(({ distance }) => distance > 0)
        .sort((a, b) => a.distance - b.distance)
        .map(({ name, path, distance }) => ({ name, path, distance })),
      people: people.map(({ name, role }) => ({ name, role })),
      map: loadDrawing("map"),
    };
  },
});
