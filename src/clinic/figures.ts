import { z } from "zod";
import { contentFile, text } from "../content/kinds.ts";

export const figuresFile = contentFile(
  "figures.yaml",
  z
    .record(z.string().regex(/^[a-z]+$/i), text, { error: "a name of letters, such as seniorAge" })
    .meta({ title: "Medical figures" })
    .describe("Text that says {figures.seniorAge} shows the value that seniorAge has here."),
);
