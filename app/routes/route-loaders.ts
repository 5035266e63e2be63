import type { Site } from "../content-model/site.ts";
import type { PageData } from "../document/page.ts";
import * as about from "./about/route.ts";
import * as area from "./area/route.ts";
import * as article from "./article/route.ts";
import * as blog from "./blog/route.ts";
import * as contact from "./contact/route.ts";
import * as emergency from "./emergency/route.ts";
import * as firstVisit from "./first-visit/route.ts";
import * as home from "./home/route.ts";
import * as legal from "./legal/route.ts";
import * as notFound from "./not-found/route.ts";
import * as offline from "./offline/route.ts";
import type { Route, RouteName } from "./routes.ts";
import * as service from "./service/route.ts";
import * as serviceAreas from "./service-areas/route.ts";
import * as serviceByAge from "./service-by-age/route.ts";
import * as services from "./services/route.ts";
import * as siteMap from "./site-map/route.ts";
import * as testimonials from "./testimonials/route.ts";
import * as whyChooseUs from "./why-choose-us/route.ts";

type Loader = (site: Site, route: Route) => PageData<unknown>;

const loaders: Record<RouteName, Loader> = {
  home: home.load,
  about: about.load,
  services: services.load,
  service: service.load,
  "service-by-age": serviceByAge.load,
  emergency: emergency.load,
  "why-choose-us": whyChooseUs.load,
  testimonials: testimonials.load,
  blog: blog.load,
  article: article.load,
  "first-visit": firstVisit.load,
  contact: contact.load,
  "service-areas": serviceAreas.load,
  area: area.load,
  "site-map": siteMap.load,
  legal: legal.load,
  "not-found": notFound.load,
  offline: offline.load,
};

/** The words and facts of one page. Runs at build time; the result is the page's own chunk. */
export function loadPageData(site: Site, route: Route): PageData<unknown> {
  return loaders[route.name](site, route);
}

const bodyFolders: Partial<Record<RouteName, string>> = {
  service: "services",
  "service-by-age": "services",
  emergency: "services",
  article: "articles",
  "first-visit": "articles",
  area: "areas",
  legal: "legal",
};

/** The MDX file with the prose of a page, from the project folder; undefined where it has none. */
export function bodyFile({ name, slug }: Route): string | undefined {
  const folder = bodyFolders[name];
  return folder === undefined ? undefined : `content/${folder}/${slug}.mdx`;
}
