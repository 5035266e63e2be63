import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalPath } from "../app/policies/canonical-path.ts";

/** What hosting must know of each built page. */
export type BuiltPage = {
  /** From the published folder, with slashes: `services/dental.html`. */
  file: string;
  /** Of its style elements, as a Content-Security-Policy names them: `sha256-…` in Base64. */
  styleHashes: string[];
};

/**
 * The pages of a build by address, the not-found page under `/404`. The hashes are taken from the
 * files themselves, so that they cannot differ from what is served.
 */
export function findBuiltPages(folder: string): Map<string, BuiltPage> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.split(path.sep).join("/"));
  return new Map(
    files.map((file) => {
      const html = readFileSync(path.join(folder, file), "utf8");
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
      const styleHashes = styles.map(
        (css) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
      );
      return [canonicalPath(`/${file}`), { file, styleHashes }];
    }),
  );
}
