import { formatDate } from "../../formatting/dates.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  load: (site, content) => ({
    ...site.shown(content, "body", "updated"),
    updatedText: formatDate(content.updated),
  }),
});
