import { timeOf } from "../../formatting/dates.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  load: (_site, content) => ({ body: content.body, updated: timeOf(content.updated) }),
});
