import { moneyFile } from "../../clinic/money.ts";
import { reasonsFile } from "../../clinic/reasons.ts";
import { clinicNode, websiteNode } from "../../clinic/structured-data.ts";
import { teamFile } from "../../clinic/team.ts";
import { testimonialsFile } from "../../clinic/testimonials.ts";
import { pick } from "../../content/site.ts";
import { drawing, picture } from "../../illustrations/pictures.ts";
import { declareRoute } from "../declare.ts";
import { serviceCard, servicesNamed } from "../services/service-card/load.ts";
import { homeFile } from "./fields.ts";

export const route = declareRoute({
  path: "/",
  file: homeFile,
  structuredData: (site, content) => [clinicNode(site, content.picture), websiteNode(site)],
  load(site, content) {
    const { samples, heading, linkLabel } = content.testimonials;
    const { featured, ...services } = content.services;
    const testimonials = site.get(testimonialsFile).slice(0, 3);
    return {
      ...pick(content, "hero", "strip", "team", "reasons", "firstVisit", "visit"),
      services,
      noticedPicture: picture("noticed"),
      cards: servicesNamed(site, featured).map((service) => ({
        ...serviceCard(service),
        summary: service.summary,
      })),
      costLabel: site.get(moneyFile).heading,
      reasonList: site
        .get(reasonsFile)
        .map((reason) => pick(reason, "title", "numeral", "summary")),
      testimonials: {
        list: testimonials,
        linkLabel,
        ...(testimonials.some(({ sample }) => sample) ? samples : { heading, text: undefined }),
      },
      hill: drawing(content.picture),
      nap: picture("nap"),
      people: site.get(teamFile).map((person) => pick(person, "name", "role", "photo")),
      map: drawing("map"),
    };
  },
});
