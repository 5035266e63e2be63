import { globSync } from "node:fs";
import path from "node:path";

const sveltia = "node_modules/@sveltia/cms/dist";
const icons =
  "node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2";

/** Files of the forms by URL path. */
export function editorFiles(): Map<string, string> {
  const pages = globSync("tools/editor/page/*").map((file): [string, string] => [
    `/${path.basename(file)}`,
    file,
  ]);
  const chunks = globSync(`${sveltia}/chunks/*.js`).map((file): [string, string] => [
    `/chunks/${path.basename(file)}`,
    file,
  ]);
  return new Map([
    ...pages,
    ...chunks,
    ["/", "tools/editor/page/index.html"],
    ["/forms", "tools/editor/page/forms.html"],
    ["/sveltia-cms.js", `${sveltia}/sveltia-cms.mjs`],
    ["/icons.woff2", icons],
  ]);
}
