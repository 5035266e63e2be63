import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
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

/** Cloudflare ignores a longer line without a word. */
function checkLimits(headers: string): void {
  const longest = Math.max(...headers.split("\n").map(({ length }) => length));
  if (longest <= 2000) return;
  throw new Error(
    `dist/site/_headers has a line of ${longest} characters. Cloudflare reads 2,000: give pages fewer different style sheets.`,
  );
}
