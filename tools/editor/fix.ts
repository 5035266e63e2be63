import { readFileSync, writeFileSync } from "node:fs";
import { listForms } from "./config.ts";
import { writtenForm } from "./written-form.ts";

/* Part of npm run fix: formats content that was edited by hand the way the forms would save it. */

for (const { file, schema } of listForms().values()) {
  const text = readFileSync(file, "utf8");
  const written = writtenForm(text, schema);
  if (written !== text) writeFileSync(file, written);
}
