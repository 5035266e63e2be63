import {
  cacheForever,
  contentType,
  filesForOthers,
  hashedFiles,
  isLike,
  likelySpellings,
  redirectStatus,
  resourcePolicy,
} from "../../app/policies/http-policy.ts";
import { securityHeaders } from "../../app/policies/security-headers.ts";
import type { SiteFiles } from "../../server/site-files.ts";

/*
 * _headers and _redirects, which Cloudflare Pages and Netlify read:
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/,
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/.
 * Where two rules give the same header to one address, both hosts send both values, and only
 * Cloudflare can take one back. So each header stands in rules that have no address in common.
 */

/** What Cloudflare Pages reads; it ignores what goes beyond. */
export const cloudflareLimits = { headerRules: 100, lineLength: 2000, redirects: 2000 };

/** Types of files that a host may take for something else. */
const uncommonTypes = /\.(?:ico|vcf|webmanifest)$/;

export function headersFile({ pages, others, styleHashes }: SiteFiles): string {
  const rules = new Map<string, Record<string, string>>([
    ["/*", securityHeaders({ styleHashes })],
    [hashedFiles, { "Cache-Control": cacheForever }],
  ]);
  for (const address of [...pages, ...others]) {
    const pattern = patternFor(address);
    const headers = {
      "Cross-Origin-Resource-Policy": resourcePolicy(address),
      ...(uncommonTypes.test(address) && { "Content-Type": contentType(address) ?? "" }),
    };
    const known = rules.get(pattern) ?? headers;
    if (JSON.stringify(known) !== JSON.stringify(headers)) {
      throw new Error(`The files under ${pattern} need different headers. Move ${address}.`);
    }
    rules.set(pattern, headers);
  }
  return Array.from(rules, ([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
      "\n",
    ),
  ).join("\n");
}

/** So few patterns that a new page or file seldom needs one more. */
function patternFor(address: string): string {
  const shared = filesForOthers.find((pattern) => isLike(address, pattern));
  if (shared !== undefined) return shared;
  if (isLike(address, hashedFiles))
    return `${hashedFiles}${address.slice(address.lastIndexOf("."))}`;
  const folder = /^\/[^/]+\/(?=.)/.exec(address)?.[0];
  return folder === undefined ? address : `${folder}*`;
}

/**
 * Both hosts keep the query of an address. What they will not read is left out: first for pages deep
 * down, of which there are many, and such a page is still found under its own address.
 */
export function redirectsFile(pages: Iterable<string>): string {
  const depth = (address: string) => address.split("/").length;
  return [...pages]
    .sort((a, b) => depth(a) - depth(b))
    .flatMap((address) =>
      likelySpellings(address).map((spelling) => `${spelling} ${address} ${redirectStatus}\n`),
    )
    .slice(0, cloudflareLimits.redirects)
    .join("");
}

/** Stops a build: a host would leave out a part of what it is told, without a word. */
export class HostLimitError extends Error {
  override readonly name = "HostLimitError";
}

/** @throws {HostLimitError} in plain words */
export function checkLimits(headers: string): void {
  const lines = headers.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  const long = lines.find((line) => line.trim().length > cloudflareLimits.lineLength);
  const problem =
    rules > cloudflareLimits.headerRules
      ? `${rules} rules. Cloudflare Pages reads ${cloudflareLimits.headerRules}: put pages or files of one kind into one folder`
      : long !== undefined
        ? `a line of ${long.trim().length} characters. Cloudflare Pages reads ${cloudflareLimits.lineLength}: the line begins with “${long.trim().slice(0, 40)}”`
        : undefined;
  if (problem !== undefined) {
    throw new HostLimitError(
      `dist/site/_headers has ${problem}. Nothing may be published like this: a part of the rules would be ignored.`,
    );
  }
}
