import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  cacheForever,
  contentType,
  hashedFolder,
  movedPageStatus,
  uncommonExtensions,
} from "../../src/policies/http-policy.ts";
import { commonHeaders, securityHeaders } from "../../src/policies/security-headers.ts";
import type { Site } from "../../src/site/site.ts";
import { building } from "../output.ts";
import { readSiteFiles } from "./site-files.ts";

/*
 * _headers and _redirects for Cloudflare and Netlify:
 * https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/,
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/. If two rules set the
 * same header for one path, both hosts send both values, and only Cloudflare can unset one. So
 * rules that set the same header never overlap. Our server reads _redirects, too.
 */

/** Writes the files for CDNs. Call it when the site is complete. */
export function writeCdnFiles({ redirects }: Site): void {
  const headers = headersFile(readSiteFiles(building.site).pages);
  checkLimits(headers);
  writeFileSync(path.join(building.site, "_headers"), headers);
  const lines = redirects.map(({ from, to }) => `${from} ${to} ${movedPageStatus}\n`);
  writeFileSync(path.join(building.site, "_redirects"), lines.join(""));
}

type Pages = ReturnType<typeof readSiteFiles>["pages"];
type Rule = [pattern: string, headers: Record<string, string>];

function headersFile(pages: Pages): string {
  const rules: Rule[] = [
    ["/*", commonHeaders],
    [`${hashedFolder}*`, { "Cache-Control": cacheForever }],
    ...uncommonExtensions.map(
      (ending): Rule => [`/*.${ending}`, { "Content-Type": contentType(`/x.${ending}`) ?? "" }],
    ),
    ...Array.from(
      groupPages(pages),
      ([pattern, hashes]): Rule => [pattern, securityHeaders({ styleHashes: [...hashes] })],
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
function groupPages(pages: Pages): Map<string, Set<string>> {
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
