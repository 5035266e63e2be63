import { route as about } from "./about/route.ts";
import { route as article } from "./blog/article/route.ts";
import { route as blog } from "./blog/route.ts";
import { route as contact } from "./contact/route.ts";
import type { Route } from "./define-route.ts";
import { route as home } from "./home/route.ts";
import { route as legal } from "./legal/route.ts";
import { route as notFound } from "./not-found/route.ts";
import { route as offline } from "./offline/route.ts";
import { route as area } from "./service-areas/area/route.ts";
import { route as serviceAreas } from "./service-areas/route.ts";
import { route as emergency } from "./services/emergency/route.ts";
import { route as services } from "./services/route.ts";
import { route as service } from "./services/service/route.ts";
import { route as siteMap } from "./site-map/route.ts";
import { route as testimonials } from "./testimonials/route.ts";
import { route as whyChooseUs } from "./why-choose-us/route.ts";

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
