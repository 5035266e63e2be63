import { timeOf } from "../../dates.ts";
import { declareRoute } from "../declare.ts";
import { legalFile } from "./fields.ts";

export const route = declareRoute({
  path: "/:slug",
  file: legalFile,
  approvedBy: "lawyer",
  load: (_site, fields) => ({ updated: timeOf(fields.updated) }),
});
