import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalPath } from "../../src/policies/canonical-path.ts";
import { contentType } from "../../src/policies/http-policy.ts";

/** Pages under their file names, compressed copies, and files for CDNs. */
const hiddenFiles = /(?:\.html|\.br|\.gz|\/_headers|\/_redirects)$/;

/**
 * The URLs of a published folder.
 * @returns pages by path, the not-found page as `/404`, with the hashes of their style elements
 * @throws if a file's extension has no content type in src/policies/http-policy.ts
 */
export function readSiteFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .sort();
  const others = files.filter((file) => !hiddenFiles.test(file));
  const unknown = others.filter((file) => contentType(file) === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `Unknown content type: ${unknown.join(", ")}. Add the file extensions to contentTypes in src/policies/http-policy.ts.`,
    );
  }
  const htmlFiles = files.filter((file) => file.endsWith(".html"));
  return {
    pages: new Map(
      htmlFiles.map((file) => [
        canonicalPath(file),
        styleHashes(readFileSync(path.join(folder, file), "utf8")),
      ]),
    ),
    others,
  };
}

/** Computed from the built HTML, so they always match it. */
function styleHashes(html: string): string[] {
  return Array.from(
    html.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
}
