import type { Site } from "../../content-model/site.ts";
import type { PageData } from "../../document/page.ts";
import { pageHead } from "../pieces.ts";

export function load(site: Site) {
  const { meta, ...page } = site.pages["why-choose-us"];
  return {
    head: pageHead(site, { path: "/why-choose-us", meta, title: page.title, picture: "head-why" }),
    content: {
      ...page,
      reasons: site.reasons,
      pictures: { head: site.illustration("head-why"), closing: site.illustration("cta-window") },
    },
  } satisfies PageData<unknown>;
}
