import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { canonicalPath, oldAddress } from "../../src/policies/canonical-path.ts";
import {
  cacheForever,
  hashedFolder,
  movedPageStatus,
  uncommonTypes,
} from "../../src/policies/http-policy.ts";
import { commonHeaders, securityHeaders } from "../../src/policies/security-headers.ts";
import type { Edition, Site } from "../../src/site/site.ts";
import { outputs } from "../output.ts";
import { listFiles } from "./site-handler.ts";

/*
 * _headers and _redirects for Cloudflare and Netlify:
 * https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/,
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/. If two rules set the
 * same header for one path, both hosts send both values, and only Cloudflare can unset one. So
 * rules that set the same header never overlap. `vite preview` reads these files, too.
 */

/** Writes both files. Call it when the site is complete. */
export function writeHostFiles({ redirects, edition, clinic }: Site): void {
  write("_redirects", redirectsFile(redirects, listFiles(outputs.site)), 2000);
  write("_headers", headersFile(readStyleHashes(), edition, clinic.storyForm), 100);
}

/** Cloudflare ignores what is beyond its limits without a word. */
function write(name: string, text: string, mostRules: number): void {
  const lines = text.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  if (rules > mostRules || lines.some((line) => line.length > 2000)) {
    throw new Error(
      `dist/site/${name} has more than the ${mostRules} rules, or the 2,000 characters in a line, that Cloudflare reads.`,
    );
  }
  writeFileSync(path.join(outputs.site, name), text);
}

/**
 * _redirects: each old address as it is entered, with and without `.html` or a slash, and the same in
 * lowercase, because Cloudflare compares letter by letter. An entered address wins over one derived from
 * another, and a page or file of the site over both: Cloudflare looks at redirects first.
 */
export function redirectsFile(
  redirects: Site["redirects"],
  files: ReadonlyMap<string, string>,
): string {
  const lowercase = redirects.map(({ from, to }) => ({ from: from.toLowerCase(), to }));
  const rules = new Map<string, string>();
  for (const { from, to } of [...redirects, ...lowercase]) {
    const entered = new URL(`https://site.invalid${from}`).pathname;
    const address = oldAddress(from);
    for (const spelling of [entered, address, `${address}/`, `${address}.html`]) {
      if (files.has(canonicalPath(spelling)) || rules.has(spelling)) continue;
      rules.set(spelling, `${spelling} ${to} ${movedPageStatus}\n`);
    }
  }
  return [...rules.values()].join("");
}

/** The hashes of all style elements. From the built HTML, so they match it. */
function readStyleHashes(): string[] {
  const files = globSync("**/*.html", { cwd: outputs.site }).sort();
  const styles = files.flatMap((file) => {
    const html = readFileSync(path.join(outputs.site, file), "utf8");
    return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = ""]) => css);
  });
  const hashes = styles.map((css) => createHash("sha256").update(css).digest("base64"));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

type Rule = [pattern: string, headers: Record<string, string>];

/** _headers, from the hashes of all style elements. No search engine may list a preview. */
export function headersFile(
  styleHashes: readonly string[],
  edition: Edition,
  storyForm?: string,
): string {
  const rules: Rule[] = [
    [
      "/*",
      {
        ...commonHeaders,
        ...securityHeaders({ styleHashes, storyForm }),
        ...(edition === "preview" && { "X-Robots-Tag": "noindex" }),
      },
    ],
    [`${hashedFolder}*`, { "Cache-Control": cacheForever }],
    ...Object.entries(uncommonTypes).map(
      ([ending, type]): Rule => [`/*.${ending}`, { "Content-Type": type }],
    ),
  ];
  return rules
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");
}
