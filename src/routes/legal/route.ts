import { formatDate } from "../../formatting/dates.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  load: (_, page) => ({ ...page, updatedText: formatDate(page.updated) }),
});
