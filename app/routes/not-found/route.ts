import { z } from "zod";
import { contentFile } from "../../content-model/content-file.ts";
import { meta, text } from "../../content-model/schema-parts.ts";
import { notFoundPath } from "../../policies/canonical-path.ts";
import { declareFallbackPage } from "../declare-route.ts";

const content = contentFile(
  "pages/not-found.yaml",
  z.strictObject({ meta, heading: text, text, link: text, help: text }),
);

export const route = declareFallbackPage({
  path: notFoundPath,
  content,
  load: (site, page) => ({ ...page, picture: site.picture("digging") }),
});
