import { notFoundPath } from "../../addresses/paths.ts";
import { pageFile, prose, text } from "../../content/schemas/fields.ts";
import { declarePage, pick } from "../../site/route-declaration.ts";

const file = pageFile("pages/not-found.yaml", { title: text, lead: text, link: text, help: prose });

export const route = declarePage({
  path: notFoundPath,
  file,
  load: (_site, content) => pick(content, "link", "help"),
});
