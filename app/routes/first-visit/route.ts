import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import * as article from "../article/route.ts";
import type { Route } from "../routes.ts";

export function load(site: Site, route: Route) {
  const { head, content } = article.load(site, route);
  return { head, content: { ...content, kit: site.visitKit } } satisfies PageData<unknown>;
}
