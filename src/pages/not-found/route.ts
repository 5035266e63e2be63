import { notFoundPath } from "../../addresses.ts";
import { defineRoute } from "../define-route.ts";
import { notFoundFile } from "./schema.ts";

export const route = defineRoute({
  path: notFoundPath,
  file: notFoundFile,
});
