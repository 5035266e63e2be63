import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { answerHeaders, cacheForever } from "../../app/policies/http-policy.ts";
import { readSiteFiles } from "../../server/site-files.ts";
import { checkLimits, cloudflareLimits, redirectsFile } from "../../tools/hosts/cdn-files.ts";
import { outputs } from "../../tools/outputs.ts";

/*
 * _headers and _redirects, read as Cloudflare Pages and Netlify say that they read them. What both do
 * alike is tried here: a star stands for anything, all rules that fit are applied, the values of a
 * header that comes twice are joined, and the first redirect that fits wins.
 */

const headersText = readFileSync(path.join(outputs.site, "_headers"), "utf8");
const redirectsText = readFileSync(path.join(outputs.site, "_redirects"), "utf8");
const { pages, notFound, others } = readSiteFiles(outputs.site);

type Rule = { pattern: RegExp; headers: [name: string, value: string][] };

function readHeaderRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    if (line.startsWith("/")) {
      const pattern = line.split("*").map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, "\\$&"));
      rules.push({ pattern: new RegExp(`^${pattern.join(".*")}$`), headers: [] });
    } else {
      const [, name = "", value = ""] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      expect(name, line).not.toBe("");
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

const rules = readHeaderRules(headersText);
/** What a host answers with beside the file, where no rule says another thing. */
const usual = { "Cache-Control": "public, max-age=0, must-revalidate" };

function headersOf(address: string): Record<string, string> {
  const sent = new Headers();
  for (const { pattern, headers } of rules) {
    if (pattern.test(address)) for (const [name, value] of headers) sent.append(name, value);
  }
  return { ...usual, ...Object.fromEntries(named(sent)) };
}

/** Headers under the names that the policy writes. */
function* named(headers: Headers): Iterable<[string, string]> {
  const names = Object.keys(answerHeaders("/", notFound));
  for (const [name, value] of headers) {
    yield [names.find((each) => each.toLowerCase() === name) ?? name, value];
  }
}

const redirects = new Map(
  redirectsText
    .trimEnd()
    .split("\n")
    .map((line): [string, { to: string; status: number }] => {
      const [from = "", to = "", status, ...rest] = line.split(" ");
      expect(rest, line).toEqual([]);
      return [from, { to, status: Number(status) }];
    }),
);

/** All hashes of styles out of a Content-Security-Policy. */
const hashesIn = (policy = "") => policy.match(/'sha256-[^']+'/g) ?? [];
const withoutHashes = (policy = "") => policy.replace(/ 'sha256-[^']+'/g, "");

test("every page and file has the headers of the policy", () => {
  const served = [...pages, ...others.map((file) => [file, { ...notFound, file }] as const)];
  expect(served.length).toBeGreaterThan(100);
  for (const [address, page] of served) {
    const {
      "Content-Type": type,
      "Cache-Control": cache,
      "Content-Security-Policy": policy,
      ...expected
    } = answerHeaders(address, page);
    const sent = headersOf(address);
    expect(sent, address).toMatchObject(expected);
    // Where nothing is said of it, the host's own: to be asked for again, too.
    expect(sent["Cache-Control"], address).toBe(
      cache === cacheForever ? cacheForever : usual["Cache-Control"],
    );
    expect([undefined, type], address).toContain(sent["Content-Type"]);
    // One policy for all, with the styles of this page among those that it allows.
    expect(withoutHashes(sent["Content-Security-Policy"]), address).toBe(withoutHashes(policy));
    expect(hashesIn(sent["Content-Security-Policy"]), address).toEqual(
      expect.arrayContaining(hashesIn(policy)),
    );
  }
  expect(headersOf("/contacts/clinic.vcf")["Content-Type"]).toBe("text/vcard; charset=utf-8");
});

test("an address that is not there has a policy that fits the not-found page", () => {
  const sent = headersOf("/nope");
  for (const hash of notFound.styleHashes) {
    expect(sent["Content-Security-Policy"]).toContain(`'${hash}'`);
  }
  expect(sent["Cache-Control"]).toBe(usual["Cache-Control"]);
});

test("other spellings lead to a page in one step, and no address of a file is led away", () => {
  for (const [from, { to, status }] of redirects) {
    expect(pages.has(to), from).toBe(true);
    expect(redirects.has(to), from).toBe(false);
    expect(status, from).toBe(308);
    expect(from, "a star or a placeholder counts among the few dynamic redirects").not.toMatch(
      /[*:]/,
    );
  }
  for (const address of [...pages.keys(), ...others]) expect(redirects.has(address)).toBe(false);
  for (const address of pages.keys()) {
    const path = address === "/" ? "" : address;
    expect(redirects.get(`${path}/index.html`)?.to).toBe(address);
    if (path !== "") expect(redirects.get(path.toUpperCase())?.to).toBe(address);
  }
  expect(redirects.size).toBe(redirectsText.trimEnd().split("\n").length);
});

test("of very many pages, those near the top keep their redirects, and the build goes on", () => {
  const articles = Array.from({ length: 1_000 }, (_, index) => `/blog/a-${index}`);
  const many = new Map([...articles, "/about"].map((address) => [address, notFound]));
  const text = redirectsFile({ pages: many });
  checkLimits(headersText, text);
  expect(text).toMatch(/^\/about\.html \/about 308$/m);
  expect(text).toMatch(/^\/BLOG\/A-0 \/blog\/a-0 308$/m);
});

test("what a host would ignore stops the build", () => {
  const { headerRules, lineLength, redirects: mostRedirects } = cloudflareLimits;
  const rule = (index: number) => `/page-${index}\n  X-A: b\n`;
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("");
  const redirect = (index: number) => `/a${index} /b 308\n`;
  const long = (length: number) => `/a\n  X-A: ${"b".repeat(length - 5)}\n`;
  checkLimits(headersText, redirectsText);
  checkLimits(many(headerRules, rule), many(mostRedirects, redirect));
  checkLimits(long(lineLength), "");
  expect(() => checkLimits(many(headerRules + 1, rule), "")).toThrow(
    /^The site has 101 rules for headers .* Cloudflare Pages reads 100: put pages or files of one kind/,
  );
  expect(() => checkLimits(long(lineLength + 1), "")).toThrow(/has a line of 2001 characters/);
  expect(() => checkLimits("", many(mostRedirects + 1, redirect))).toThrow(/has 2001 redirects/);
});
