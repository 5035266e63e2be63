import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { canonicalPath } from "../../src/policies/canonical-path.ts";
import {
  cacheForever,
  hashedFolder,
  movedPageStatus,
  uncommonTypes,
} from "../../src/policies/http-policy.ts";
import { commonHeaders, securityHeaders } from "../../src/policies/security-headers.ts";
import type { Edition, Site } from "../../src/site/site.ts";
import { outputs } from "../output.ts";

/*
 * _headers and _redirects for Cloudflare and Netlify:
 * https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/,
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/. If two rules set the
 * same header for one path, both hosts send both values, and only Cloudflare can unset one. So
 * rules that set the same header never overlap. `vite preview` reads these files, too.
 */

/** Writes both files. Call it when the site is complete. */
export function writeHostFiles({ redirects, edition, clinic }: Site): void {
  const lines = redirects.map(({ from, to }) => `${from} ${to} ${movedPageStatus}\n`);
  writeFileSync(path.join(outputs.site, "_redirects"), lines.join(""));
  const headers = headersFile(readStyleHashes(), edition, clinic.storyForm);
  checkLimits(headers);
  writeFileSync(path.join(outputs.site, "_headers"), headers);
}

/** Pages by path, with the hashes of their style elements. From the built HTML, so they match it. */
function readStyleHashes(): Map<string, string[]> {
  const files = globSync("**/*.html", { cwd: outputs.site }).sort();
  return new Map(
    files.map((file) => {
      const html = readFileSync(path.join(outputs.site, file), "utf8");
      const styles = Array.from(
        html.matchAll(/<style>([\s\S]*?)<\/style>/g),
        ([, css = ""]) => css,
      );
      const hashes = styles.map((css) => createHash("sha256").update(css).digest("base64"));
      const page = canonicalPath(`/${file.split(path.sep).join("/")}`);
      return [page, hashes.map((hash) => `sha256-${hash}`)];
    }),
  );
}

type Rule = [pattern: string, headers: Record<string, string>];

/** _headers, from the style hashes of the pages. No search engine may list a preview. */
export function headersFile(
  pages: ReadonlyMap<string, string[]>,
  edition: Edition,
  storyForm?: string,
): string {
  const rules: Rule[] = [
    ["/*", { ...commonHeaders, ...(edition === "preview" && { "X-Robots-Tag": "noindex" }) }],
    [`${hashedFolder}*`, { "Cache-Control": cacheForever }],
    ...Object.entries(uncommonTypes).map(
      ([ending, type]): Rule => [`/*.${ending}`, { "Content-Type": type }],
    ),
    ...Array.from(
      groupPages(pages),
      ([pattern, hashes]): Rule => [
        pattern,
        securityHeaders({ styleHashes: [...hashes], storyForm }),
      ],
    ),
  ];
  return rules
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");
}

/**
 * Style hashes by pattern: one for each folder, so that an article adds no rule. `/blog*` means
 * /blog and all articles, because Netlify reads `/blog/*` as both and Cloudflare as the articles.
 */
function groupPages(pages: ReadonlyMap<string, string[]>): Map<string, Set<string>> {
  const folders = [...pages.keys()].flatMap((page) => /^\/[^/]+(?=\/)/.exec(page) ?? []).sort();
  const groups = new Map<string, Set<string>>();
  for (const [page, hashes] of pages) {
    const folder = folders.find((name) => page.startsWith(name));
    const pattern = folder === undefined ? page : `${folder}*`;
    groups.set(pattern, new Set([...(groups.get(pattern) ?? []), ...hashes]));
  }
  return groups;
}

/** Cloudflare ignores what is beyond its limits without a word. */
function checkLimits(headers: string): void {
  const lines = headers.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  if (rules > 100 || lines.some((line) => line.length > 2000)) {
    throw new Error(
      "dist/site/_headers has more than the 100 rules, or the 2,000 characters in a line, that Cloudflare reads.",
    );
  }
}
