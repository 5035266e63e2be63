import { timeOf } from "../../dates/dates.ts";
import { declareRoute } from "../declare.ts";
import { legalFile } from "./fields.ts";

export const route = declareRoute({
  path: "/:slug",
  file: legalFile,
  load: (_site, content) => ({ body: content.body, updated: timeOf(content.updated) }),
});
