import { route as about } from "./about/load.ts";
import { route as article } from "./blog/article/load.ts";
import { route as blog } from "./blog/load.ts";
import { route as contact } from "./contact/load.ts";
import type { Route } from "./declare.ts";
import { route as home } from "./home/load.ts";
import { route as legal } from "./legal/load.ts";
import { route as notFound } from "./not-found/load.ts";
import { route as offline } from "./offline/load.ts";
import { route as area } from "./service-areas/area/load.ts";
import { route as serviceAreas } from "./service-areas/load.ts";
import { route as emergency } from "./services/emergency/load.ts";
import { route as services } from "./services/load.ts";
import { route as service } from "./services/service/load.ts";
import { route as siteMap } from "./site-map/load.ts";
import { route as testimonials } from "./testimonials/load.ts";
import { route as whyChooseUs } from "./why-choose-us/load.ts";

/** All routes, by their folders, in the order of the forms. */
export const routes: Readonly<Record<string, Route>> = {
  about,
  "blog/article": article,
  blog,
  contact,
  home,
  legal,
  "not-found": notFound,
  offline,
  services,
  "services/emergency": emergency,
  "services/service": service,
  "service-areas": serviceAreas,
  "service-areas/area": area,
  "site-map": siteMap,
  testimonials,
  "why-choose-us": whyChooseUs,
};
