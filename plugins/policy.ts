import { mapOrigin } from "../src/addresses.ts";

/* What a page may load and run. It stands in the page: docs/decisions/0011-the-policy-stands-in-the-page.md */

const policyTag = (...directives: string[]) =>
  `<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}">`;

/**
 * Gives a page its policy: only our own files and the map frame load. It holds for what follows it, so only
 * the character set comes before.
 * @param styles which styles of the page itself may show: a build says it by their hashes
 * @param scripts which scripts of the page itself may run
 */
export function withPolicy(html: string, styles: string, scripts: string): string {
  const policy = policyTag(
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${mapOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  );
  return html.replace(/(?<=<meta charset="utf-8"\/>)/i, policy);
}

/**
 * The policy of the forms. Sveltia CMS adds style elements, shows pictures from memory, changes the
 * repository through GitHub's API, and names a CDN for fonts although we serve its fonts ourselves.
 */
export const formsPolicy = policyTag(
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self' https://cdn.jsdelivr.net",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'none'",
);
