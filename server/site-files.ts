import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalPath, notFoundPath } from "../app/policies/canonical-path.ts";
import { contentType, hiddenFiles } from "../app/policies/http-policy.ts";

/** The URLs of a published folder. */
export type SiteFiles = {
  /** Without the not-found page, which has no URL. */
  pages: ReadonlySet<string>;
  /** The file name is the URL. */
  others: ReadonlySet<string>;
  /** Of all style elements on all pages, for one shared policy. */
  styleHashes: readonly string[];
};

/** @throws if a file's extension has no content type in app/policies/http-policy.ts */
export function readSiteFiles(folder: string): SiteFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .sort();
  const htmlFiles = files.filter((file) => file.endsWith(".html"));
  const others = files.filter((file) => !new RegExp(hiddenFiles).test(file));
  const unknown = others.filter((file) => contentType(file) === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `Unknown content type: ${unknown.join(", ")}. Add the file extensions to contentTypes in app/policies/http-policy.ts.`,
    );
  }
  return {
    pages: new Set(htmlFiles.map(canonicalPath).filter((pathname) => pathname !== notFoundPath)),
    others: new Set(others),
    styleHashes: [
      ...new Set(
        htmlFiles.flatMap((file) => styleHashes(readFileSync(path.join(folder, file), "utf8"))),
      ),
    ],
  };
}

/** Computed from the built HTML, so they always match it. */
function styleHashes(html: string): string[] {
  return Array.from(
    html.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
}
