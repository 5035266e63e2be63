import { readFileSync } from "node:fs";
import path from "node:path";
import { htmlFile, outputs } from "../../tools/outputs.ts";

/** The HTML of a page as the build wrote it. */
export function builtHtml(address: string): string {
  return readFileSync(path.join(outputs.site, htmlFile(address)), "utf8");
}
