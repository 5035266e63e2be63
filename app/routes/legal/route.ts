import type { LegalPage } from "../../content-model/collections.ts";
import type { Site } from "../../content-model/site.ts";
import { formatDate } from "../../policies/dates.ts";
import { declareEntryPages } from "../declare-route.ts";
import { pageHead } from "../page-head.ts";

export const route = declareEntryPages({ path: "/:slug", collection: "legal", load });

function load(site: Site, page: LegalPage, path: string) {
  const { title, lead, updated, meta, outline } = page;
  return {
    head: pageHead(site, { path, meta, title, picture: "head-legal" }),
    content: {
      title,
      lead,
      updated,
      updatedText: formatDate(updated),
      sections: outline.headings.map(({ id, text }) => ({ id, text })),
      picture: site.illustration("head-legal"),
    },
  };
}
