import { timeProps } from "../../dates.ts";
import { defineRoute } from "../define-route.ts";
import { legalFile } from "./schema.ts";

export const route = defineRoute({
  path: "/:slug",
  file: legalFile,
  approvedBy: "lawyer",
  load: (_site, fields) => ({ updated: timeProps(fields.updated) }),
});
