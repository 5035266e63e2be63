import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import type { Route } from "../routes.ts";
import * as service from "../service/route.ts";

export function load(site: Site, route: Route) {
  const { head, content } = service.load(site, route);
  return { head, content: { ...content, lifeStages: site.lifeStages } } satisfies PageData<unknown>;
}
