import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { outputs } from "../../server/outputs.ts";
import { readSiteFiles } from "../../server/site-files.ts";
import { checkLimits } from "../../tools/build/cdn-files.ts";
import {
  contentSecurityPolicy,
  oneYear,
  resourcePolicy,
  securityHeaders,
  withoutHashes,
} from "../expected-headers.ts";
import { ask } from "../wire/ask.ts";

/*
 * _headers and _redirects, read the way Cloudflare Pages and Netlify document it. This tests what
 * both have in common: a star matches anything, all matching rules apply, the values of a header
 * that is set twice are joined, and the first matching redirect wins.
 */

const headersText = readFileSync(path.join(outputs.site, "_headers"), "utf8");
const redirectsText = readFileSync(path.join(outputs.site, "_redirects"), "utf8");
const { pages, others, styleHashes } = readSiteFiles(outputs.site);

const rules = headersText.split(/^(?=\/)/m).map((text) => {
  const [pathname = "", ...lines] = text.trim().split("\n");
  const parts = pathname.split("*").map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, "\\$&"));
  const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
  return { pattern: new RegExp(`^${parts.join(".*")}$`), headers };
});

function headersOf(pathname: string): Record<string, string> {
  const sent = new Headers();
  for (const { pattern, headers } of rules) {
    if (pattern.test(pathname)) for (const [name, value] of headers) sent.append(name, value);
  }
  return Object.fromEntries(sent);
}

test("every page and file has its headers", () => {
  expect(pages.size + others.size).toBeGreaterThan(100);
  for (const pathname of [...pages, ...others]) {
    const { "content-security-policy": policy = "", ...sent } = headersOf(pathname);
    expect(withoutHashes(policy), pathname).toBe(contentSecurityPolicy);
    expect(sent, pathname).toMatchObject({
      ...securityHeaders,
      "cross-origin-resource-policy": resourcePolicy(pathname),
    });
    // Without a rule, the host's own default applies: revalidate.
    const isHashed = pathname.startsWith("/assets/");
    expect(sent["cache-control"], pathname).toBe(isHashed ? oneYear : undefined);
  }
  expect(headersOf("/contacts/clinic.vcf")["content-type"]).toBe("text/vcard; charset=utf-8");
});

test("a path that is not there has the policy of all", () => {
  const { "content-security-policy": policy, ...sent } = headersOf("/nope");
  expect(sent).toEqual(securityHeaders);
  expect(policy).toContain(styleHashes.map((hash) => `'${hash}'`).join(" "));
});

/** The port of a CDN's own emulator serving dist/site, as in .github/workflows/weekly.yml. */
const port = Number(process.env.CDN_PORT);

if (port > 0) {
  test("the CDN's emulator answers as these files say", async () => {
    for (const pathname of [...pages, ...others]) {
      const { status, headers } = await ask(port, pathname);
      expect(status, pathname).toBe(200);
      // Netlify's emulator overrides the rest, and looks up a page's rules by its file name.
      expect(headers, pathname).toMatchObject(headersOf("/nope"));
      if (others.has(pathname)) {
        expect(headers["cross-origin-resource-policy"], pathname).toBe(resourcePolicy(pathname));
      }
    }
    for (const line of redirectsText.trimEnd().split("\n")) {
      const [from = "", to = ""] = line.split(" ");
      // Netlify also serves a page under its file name.
      if (from === "/index" || existsSync(path.join(outputs.site, from))) continue;
      const { status, headers } = await ask(port, `${from}?a=b`);
      expect(status, from).toBe(308);
      expect(headers.location, from).toBe(`${to}?a=b`);
    }
    for (const pathname of ["/nope", "/aBoUt", "/assets/gone.js"]) {
      const { status, headers, body } = await ask(port, pathname);
      expect(status, pathname).toBe(404);
      expect(headers, pathname).toMatchObject(headersOf("/nope"));
      expect(body.toString(), pathname).toContain("Oops! Page not found");
    }
  });
}

test("other spellings lead to a page in one step, and no path of a file is redirected", () => {
  const redirects = new Map<string, string>();
  for (const line of redirectsText.trimEnd().split("\n")) {
    const [, from = "", to = ""] = /^(\/[^ *:]*) (\/[^ *:]*) 308$/.exec(line) ?? [];
    expect(pages.has(to), line).toBe(true);
    expect(pages.has(from) || others.has(from) || redirects.has(from), line).toBe(false);
    redirects.set(from, to);
  }
  for (const pathname of pages) {
    const bare = pathname === "/" ? "" : pathname;
    expect(redirects.get(`${bare}/index.html`)).toBe(pathname);
    if (bare !== "") expect(redirects.get(bare.toUpperCase())).toBe(pathname);
  }
});

test("headers that a host would ignore stop the build", () => {
  const rule = "/a\n  X-A: b\n";
  checkLimits(rule.repeat(100));
  expect(() => checkLimits(rule.repeat(101))).toThrow(
    /^dist\/site\/_headers has 101 rules\. Cloudflare Pages reads 100: put pages or files of one kind/,
  );
  const long = (length: number) => `/a\n  X-A: ${"b".repeat(length - 5)}\n`;
  checkLimits(long(2_000));
  expect(() => checkLimits(long(2_001))).toThrow(/has a line of 2001 characters/);
});
