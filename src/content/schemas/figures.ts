import { z } from "zod";
import { contentFile, matching, text } from "./fields.ts";

export const figuresFile = contentFile(
  "figures.yaml",
  z
    .record(matching(/^[a-zA-Z]+$/, "a name of letters alone, such as seniorAge"), text)
    .describe("Text that says {figures.seniorAge} shows the value that seniorAge has here."),
);
