import { notFoundPath } from "../../addresses.ts";
import { declareRoute } from "../declare.ts";
import { notFoundFile } from "./fields.ts";

export const route = declareRoute({
  path: notFoundPath,
  file: notFoundFile,
});
