import { formatDate } from "../../formatting/dates.ts";
import { declareEntryPages } from "../../site/route-declaration.ts";

export const route = declareEntryPages({
  path: "/:slug",
  collection: "legal",
  meta: () => ({ picture: "head-legal" }),
  load: (site, page, { picture }, { outline }) => ({
    ...page,
    picture: site.picture(picture),
    updatedText: formatDate(page.updated),
    sections: outline.headings,
  }),
});
