import { pageFile, sentence, text } from "../../content/schemas/fields.ts";
import { notFoundPath } from "../../policies/canonical-path.ts";
import { declareFallbackPage } from "../declare-route.ts";

const file = pageFile("pages/not-found.yaml", { heading: text, text, link: text, help: sentence });

export const route = declareFallbackPage({
  path: notFoundPath,
  file,
  load: (site) => ({ picture: site.picture("digging") }),
});
