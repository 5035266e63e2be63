import { z } from "zod";
import { type ContentOf, contentFile } from "../../content-model/content-file.ts";
import { meta, text, words } from "../../content-model/schema-parts.ts";
import type { Site } from "../../content-model/site.ts";
import { declarePage } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

const content = contentFile(
  "pages/why-choose-us.yaml",
  z.strictObject({
    meta,
    title: text,
    lead: text,
    comparison: z.strictObject({
      heading: text,
      text,
      oursLabel: text,
      othersLabel: text,
      rows: z.array(z.strictObject({ aspect: text, ours: text, others: text })).length(5),
      close: text,
    }),
    closing: words,
  }),
);

export const route = declarePage({ path: "/why-choose-us", content, load });

function load(site: Site, { meta, ...page }: ContentOf<typeof content>, path: string) {
  return {
    head: pageHead(site, { path, meta, title: page.title, picture: "head-why" }),
    content: {
      ...page,
      reasons: site.reasons,
      pictures: { head: site.illustration("head-why"), closing: site.illustration("cta-window") },
    },
  };
}
