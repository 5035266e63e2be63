import { z } from "zod";
import { contentFile, hidden, line } from "../reader/fields.ts";

/** The facts of medicine: a text that says `{figures.seniorAge}` shows the value that seniorAge has here. */
export const figuresFile = contentFile(
  "figures.yaml",
  z
    .record(z.string().regex(/^[a-z]+$/i), line, { error: "a name of letters, such as seniorAge" })
    .meta(hidden),
);
