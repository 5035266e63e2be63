import type { Site } from "../content-model/site.ts";
import type { PageData } from "../page.ts";
import type { Route } from "../routes.ts";
import * as article from "./article.loader.ts";

export function load(site: Site, route: Route) {
  const { head, content } = article.load(site, route);
  return { head, content: { ...content, kit: site.visitKit } } satisfies PageData<unknown>;
}
