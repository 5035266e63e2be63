import { timeOf } from "../../dates/dates.ts";
import { declareEntryPages } from "../declare.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  load: (_site, content) => ({ body: content.body, updated: timeOf(content.updated) }),
});
