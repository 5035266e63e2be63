import type { Site } from "./content-model/site.ts";
import type { PageData } from "./page.ts";
import * as about from "./routes/about.loader.ts";
import * as area from "./routes/area.loader.ts";
import * as article from "./routes/article.loader.ts";
import * as blog from "./routes/blog.loader.ts";
import * as contact from "./routes/contact.loader.ts";
import * as emergency from "./routes/emergency.loader.ts";
import * as firstVisit from "./routes/first-visit.loader.ts";
import * as home from "./routes/home.loader.ts";
import * as legal from "./routes/legal.loader.ts";
import * as notFound from "./routes/not-found.loader.ts";
import * as offline from "./routes/offline.loader.ts";
import * as service from "./routes/service.loader.ts";
import * as serviceAreas from "./routes/service-areas.loader.ts";
import * as serviceByAge from "./routes/service-by-age.loader.ts";
import * as services from "./routes/services.loader.ts";
import * as siteMap from "./routes/site-map.loader.ts";
import * as testimonials from "./routes/testimonials.loader.ts";
import * as whyChooseUs from "./routes/why-choose-us.loader.ts";
import type { Route, RouteName } from "./routes.ts";

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
