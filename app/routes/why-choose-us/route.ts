import { z } from "zod";
import { contentFile } from "../../content-model/content-file.ts";
import { headedText, list, meta, text } from "../../content-model/schema-parts.ts";
import { declarePage } from "../declare-route.ts";

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
      rows: list(z.strictObject({ aspect: text, ours: text, others: text })),
      close: text,
    }),
    closing: headedText,
  }),
);

export const route = declarePage({
  path: "/why-choose-us",
  content,
  head: () => ({ picture: "head-why" }),
  load: (site, page) => ({
    ...page,
    reasons: site.reasons,
    closing: { ...page.closing, picture: site.picture("cta-window") },
  }),
});
