import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalPath, notFoundPath } from "../app/policies/canonical-path.ts";
import { contentType, hiddenFiles } from "../app/policies/http-policy.ts";

/** What a published folder answers with, by address. */
export type SiteFiles = {
  /** The not-found page, which is served where there is nothing, has no address. */
  pages: ReadonlySet<string>;
  /** The name of such a file is its address. */
  others: ReadonlySet<string>;
  /** Of all style elements of all pages: one policy allows them everywhere. */
  styleHashes: readonly string[];
};

/** @throws where a file is of a kind that has no content type in app/policies/http-policy.ts */
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
      `No host would know what these files are: ${unknown.join(", ")}. Add the endings of their names to contentTypes in app/policies/http-policy.ts.`,
    );
  }
  return {
    pages: new Set(htmlFiles.map(canonicalPath).filter((address) => address !== notFoundPath)),
    others: new Set(others),
    styleHashes: [
      ...new Set(
        htmlFiles.flatMap((file) => styleHashes(readFileSync(path.join(folder, file), "utf8"))),
      ),
    ],
  };
}

/** Taken from the built page itself, so that they cannot differ from what is served. */
function styleHashes(html: string): string[] {
  return Array.from(
    html.matchAll(/<style>([\s\S]*?)<\/style>/g),
    ([, css = ""]) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
  );
}
