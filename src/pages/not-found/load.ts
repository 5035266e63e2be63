import { notFoundPath } from "../../addresses.ts";
import { pick } from "../../content/pick.ts";
import { declareRoute } from "../declare.ts";
import { notFoundFile } from "./fields.ts";

export const route = declareRoute({
  path: notFoundPath,
  file: notFoundFile,
  load: (_site, fields) => pick(fields, "link", "help"),
});
