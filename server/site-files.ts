import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalPath, notFoundPath } from "../app/policies/canonical-path.ts";
import { contentType, hiddenFiles, type ServedPage } from "../app/policies/http-policy.ts";
import { styleHashes } from "./style-hashes.ts";

/** What a published folder holds. Names of files begin with a slash. */
export type SiteFiles = {
  /** By address, the not-found page left out. */
  pages: ReadonlyMap<string, ServedPage>;
  /** What is served where there is nothing. */
  notFound: ServedPage;
  /** Everything else that is served; the name is the address. */
  others: readonly string[];
};

/** @throws where a file is of a kind that has no content type in app/policies/http-policy.ts */
export function readSiteFiles(folder: string): SiteFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .sort();
  const pages = new Map(
    files
      .filter((file) => file.endsWith(".html"))
      .map((file): [string, ServedPage] => {
        const html = readFileSync(path.join(folder, file), "utf8");
        return [canonicalPath(file), { file, styleHashes: styleHashes(html) }];
      }),
  );
  const notFound = pages.get(notFoundPath);
  if (notFound === undefined) throw new Error(`There is no built site in ${folder}`);
  pages.delete(notFoundPath);
  const hidden = new RegExp(hiddenFiles);
  const others = files.filter((file) => !hidden.test(file));
  const unknown = others.filter((file) => contentType(file) === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `No host would know what these files are: ${unknown.join(", ")}. Add the endings of their names to contentTypes in app/policies/http-policy.ts.`,
    );
  }
  return { pages, notFound, others };
}
