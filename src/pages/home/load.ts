import { moneyFile } from "../../clinic/money.ts";
import { reasonsFile } from "../../clinic/reasons.ts";
import { clinicNode, websiteNode } from "../../clinic/structured-data.ts";
import { teamFile } from "../../clinic/team.ts";
import { testimonialsFile } from "../../clinic/testimonials.ts";
import { pick } from "../../content/pick.ts";
import { drawingOf, pictureOf } from "../../illustrations/pictures.ts";
import { declareRoute } from "../declare.ts";
import { serviceCard, servicesNamed } from "../services/service-card/load-card.ts";
import { homeFile } from "./fields.ts";

export const route = declareRoute({
  path: "/",
  file: homeFile,
  headPicture: () => undefined,
  structuredData: (site, fields) => [clinicNode(site, fields.picture), websiteNode(site)],
  load(site, fields) {
    const { samples, ...headed } = fields.testimonials;
    const { featured, ...services } = fields.services;
    const list = site.get(testimonialsFile).slice(0, 3);
    return {
      ...pick(fields, "hero", "strip", "team", "reasons", "firstVisit", "visit"),
      services,
      noticedPicture: pictureOf("noticed"),
      cards: servicesNamed(site, featured).map((service) => ({
        ...serviceCard(service),
        summary: service.summary,
      })),
      costLabel: site.get(moneyFile).heading,
      reasonList: site
        .get(reasonsFile)
        .map((reason) => pick(reason, "title", "numeral", "summary")),
      testimonials: { ...headed, ...(list.some(({ sample }) => sample) && samples), list },
      hill: drawingOf(fields.picture),
      nap: pictureOf("nap"),
      people: site.get(teamFile).map((person) => pick(person, "name", "role", "photo")),
      map: drawingOf("map"),
    };
  },
});
