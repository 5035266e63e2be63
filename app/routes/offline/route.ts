import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { offlinePath } from "../../policies/canonical-path.ts";
import { declarePage } from "../declare-route.ts";
import { standInHead } from "../page-head.ts";

/** The pages that open offline on every device that has been here, opened before or not. */
export function listOfflinePages(site: Site): { name: string; path: string }[] {
  return [
    { name: site.labels.home, path: "/" },
    { name: site.emergency.title, path: site.emergency.link },
    { name: site.titleOf("/contact"), path: "/contact" },
  ];
}

const content = contentFile(
  "pages/offline.yaml",
  z.strictObject({ meta, title: text, lead: text, pages: words }),
);

export const route = declarePage({ path: offlinePath, content, isStandIn: true, load });

function load(site: Site, { meta, pages, ...page }: ContentOf<typeof content>) {
  return {
    head: standInHead(site, meta),
    content: {
      ...page,
      pages: { ...pages, list: listOfflinePages(site) },
      picture: site.illustration("head-offline"),
    },
  };
}
