import { notFoundPath } from "../../addresses/paths.ts";
import { pageFile, prose, text } from "../../content/fields.ts";
import { declarePage, pick } from "../declare.ts";

export const route = declarePage({
  path: notFoundPath,
  file: pageFile("pages/not-found.yaml", { title: text, lead: text, link: text, help: prose }),
  load: (_site, content) => pick(content, "link", "help"),
});
