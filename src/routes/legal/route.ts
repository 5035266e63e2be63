import { formatDate } from "../../formatting/dates.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  head: () => ({ picture: "head-legal" }),
  load: (site, { title, lead, updated, outline }, { picture }) => ({
    title,
    lead,
    picture: site.picture(picture),
    updated,
    updatedText: formatDate(updated),
    sections: outline.headings,
  }),
});
