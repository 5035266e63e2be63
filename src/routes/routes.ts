import { routeTable } from "../site/route-table.ts";
import { route as about } from "./about/route.ts";
import { route as area } from "./area/route.ts";
import { route as article } from "./article/route.ts";
import { route as blog } from "./blog/route.ts";
import { route as contact } from "./contact/route.ts";
import { route as emergency } from "./emergency/route.ts";
import { route as home } from "./home/route.ts";
import { route as legal } from "./legal/route.ts";
import { route as notFound } from "./not-found/route.ts";
import { route as offline } from "./offline/route.ts";
import { route as service } from "./service/route.ts";
import { route as serviceAreas } from "./service-areas/route.ts";
import { route as services } from "./services/route.ts";
import { route as siteMap } from "./site-map/route.ts";
import { route as testimonials } from "./testimonials/route.ts";
import { route as whyChooseUs } from "./why-choose-us/route.ts";

export const routes = routeTable({
  about,
  area,
  article,
  blog,
  contact,
  emergency,
  home,
  legal,
  "not-found": notFound,
  offline,
  service,
  "service-areas": serviceAreas,
  services,
  "site-map": siteMap,
  testimonials,
  "why-choose-us": whyChooseUs,
});
