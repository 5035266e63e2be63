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

/**
 * One Content-Security-Policy for every address, since an unknown address has no rule of its own: it
 * allows the inline styles of all pages.
 */
export function headersFile({ pages, notFound, others }: SiteFiles): string {
  const styleHashes = new Set(
    [...pages.values(), notFound].flatMap((page) => [...page.styleHashes]),
  );
  const rules = new Map<string, Record<string, string>>([
    ["/*", securityHeaders([...styleHashes])],
    [hashedFiles, { "Cache-Control": cacheForever }],
  ]);
  for (const address of [...pages.keys(), ...others]) {
    const pattern = patternFor(address);
    const headers = {
      "Cross-Origin-Resource-Policy": resourcePolicy(address),
      ...(uncommonTypes.test(address) ? { "Content-Type": contentType(address) ?? "" } : {}),
    };
    const known = rules.get(pattern);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(headers)) {
      throw new Error(`The files under ${pattern} need different headers. Move ${address}.`);
    }
    rules.set(pattern, headers);
  }
  return Array.from(
    rules,
    ([pattern, headers]) =>
      `${pattern}\n${Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join("")}`,
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
export function redirectsFile({ pages }: Pick<SiteFiles, "pages">): string {
  const depth = (address: string) => address.split("/").length;
  return Array.from(pages.keys())
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
export function checkLimits(headers: string, redirects: string): void {
  const rules = headers.split("\n").filter((line) => line.startsWith("/")).length;
  const longest = [...headers.split("\n"), ...redirects.split("\n")]
    .map((line) => line.trim())
    .reduce((a, b) => (b.length > a.length ? b : a));
  const redirectCount = redirects.split("\n").filter((line) => line !== "").length;
  const { headerRules, lineLength, redirects: mostRedirects } = cloudflareLimits;
  const problem =
    rules > headerRules
      ? `has ${rules} rules for headers in dist/site/_headers. Cloudflare Pages reads ${headerRules}: put pages or files of one kind into one folder`
      : longest.length > lineLength
        ? `has a line of ${longest.length} characters in dist/site/_headers or _redirects. Cloudflare Pages reads ${lineLength}: the line begins with “${longest.slice(0, 40)}”`
        : redirectCount > mostRedirects
          ? `has ${redirectCount} redirects in dist/site/_redirects. Cloudflare Pages reads ${mostRedirects}: leave out a spelling in app/policies/http-policy.ts`
          : undefined;
  if (problem !== undefined) {
    throw new HostLimitError(
      `The site ${problem}. Nothing may be published like this: a part of the rules would be ignored.`,
    );
  }
}
