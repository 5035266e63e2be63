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
 * _headers and _redirects for Cloudflare Pages and Netlify:
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/,
 * https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/. If two rules set the
 * same header for one path, both hosts send both values, and only Cloudflare can unset one. So
 * rules that set the same header never overlap.
 */

/** Limits of Cloudflare Pages, which ignores anything beyond. */
const cloudflareLimits = { headerRules: 100, lineLength: 2000 };

/** File types for which a host may guess a wrong content type. */
const uncommonTypes = /\.(?:ico|vcf|webmanifest)$/;

export function headersFile({ pages, others, styleHashes }: SiteFiles): string {
  const rules = new Map<string, Record<string, string>>([
    ["/*", securityHeaders({ styleHashes })],
    [hashedFiles, { "Cache-Control": cacheForever }],
  ]);
  for (const pathname of [...pages, ...others]) {
    const pattern = patternFor(pathname);
    const headers = {
      "Cross-Origin-Resource-Policy": resourcePolicy(pathname),
      ...(uncommonTypes.test(pathname) && { "Content-Type": contentType(pathname) ?? "" }),
    };
    const known = rules.get(pattern) ?? headers;
    if (JSON.stringify(known) !== JSON.stringify(headers)) {
      throw new Error(`The files under ${pattern} need different headers. Move ${pathname}.`);
    }
    rules.set(pattern, headers);
  }
  return Array.from(rules, ([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
      "\n",
    ),
  ).join("\n");
}

/** Groups files into few patterns, so that new pages and files rarely add one. */
function patternFor(pathname: string): string {
  const shared = filesForOthers.find((pattern) => isLike(pathname, pattern));
  if (shared !== undefined) return shared;
  if (isLike(pathname, hashedFiles))
    return `${hashedFiles}${pathname.slice(pathname.lastIndexOf("."))}`;
  const folder = /^\/[^/]+\/(?=.)/.exec(pathname)?.[0];
  return folder === undefined ? pathname : `${folder}*`;
}

/** Both hosts keep the query. */
export function redirectsFile(pages: Iterable<string>): string {
  return [...pages]
    .flatMap((pathname) =>
      likelySpellings(pathname).map((spelling) => `${spelling} ${pathname} ${redirectStatus}\n`),
    )
    .join("");
}

/** Fails the build, because the host would silently ignore part of its configuration. */
export class HostLimitError extends Error {
  override readonly name = "HostLimitError";

  constructor(problem: string) {
    super(
      `dist/site/_headers has ${problem}. Do not publish this: the host would ignore some rules.`,
    );
  }
}

/** @throws {HostLimitError} if Cloudflare Pages would ignore a rule or a line */
export function checkLimits(headers: string): void {
  const lines = headers.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  if (rules > cloudflareLimits.headerRules) {
    throw new HostLimitError(
      `${rules} rules. Cloudflare Pages reads ${cloudflareLimits.headerRules}: put pages or files of one kind into one folder`,
    );
  }
  for (const line of lines.map((one) => one.trim())) {
    if (line.length <= cloudflareLimits.lineLength) continue;
    throw new HostLimitError(
      `a line of ${line.length} characters. Cloudflare Pages reads ${cloudflareLimits.lineLength}: the line begins with “${line.slice(0, 40)}”`,
    );
  }
}
