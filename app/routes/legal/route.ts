import { formatDate } from "../../content-model/dates.ts";
import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { findBySlug, pageHead } from "../pieces.ts";
import type { Route } from "../routes.ts";

export function load(site: Site, route: Route) {
  const { title, lead, updated, meta, outline } = findBySlug(site.legal, route.slug);
  return {
    head: pageHead(site, { path: route.path, meta, title, picture: "head-legal" }),
    content: {
      title,
      lead,
      updated,
      updatedText: formatDate(updated),
      sections: outline.headings.map(({ id, text }) => ({ id, text })),
      picture: site.illustration("head-legal"),
    },
  } satisfies PageData<unknown>;
}
