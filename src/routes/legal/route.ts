import { formatDate } from "../../formatting/dates.ts";
import { declareEntryPages } from "../declare-route.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  head: () => ({ picture: "head-legal" }),
  load: (_site, { updated, outline }) => ({
    updatedText: formatDate(updated),
    sections: outline.headings,
  }),
});
