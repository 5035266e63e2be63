import { formatDate } from "../../formatting/dates.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  load: (_, page, { outline }) => ({
    ...page,
    updatedText: formatDate(page.updated),
    sections: outline.headings,
  }),
});
