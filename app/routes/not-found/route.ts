import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, text } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { notFoundPath } from "../../policies/canonical-path.ts";
import { declarePage } from "../declare-route.ts";
import { standInHead } from "../page-head.ts";

const content = contentFile(
  "pages/not-found.yaml",
  z.strictObject({ meta, heading: text, text, link: text, help: text }),
);

export const route = declarePage({ path: notFoundPath, content, isStandIn: true, load });

function load(site: Site, { meta, ...page }: ContentOf<typeof content>) {
  return {
    head: standInHead(site, meta),
    content: { ...page, picture: site.illustration("digging") },
  };
}
