import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import type { Route } from "../routes.ts";
import * as service from "./service.loader.ts";

export function load(site: Site, route: Route) {
  const { head, content } = service.load(site, route);
  return { head, content: { ...content, lifeStages: site.lifeStages } } satisfies PageData<unknown>;
}
