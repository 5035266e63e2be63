import { z } from "zod";
import { contentFile } from "../../content/content-file.ts";
import { search, sentence, text } from "../../content/schema-parts.ts";
import { notFoundPath } from "../../policies/canonical-path.ts";
import { declareFallbackPage } from "../declare-route.ts";

const file = contentFile(
  "pages/not-found.yaml",
  z.strictObject({ search, heading: text, text, link: text, help: sentence }),
);

export const route = declareFallbackPage({
  path: notFoundPath,
  file,
  load: (site) => ({ picture: site.picture("digging") }),
});
