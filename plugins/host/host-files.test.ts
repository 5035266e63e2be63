import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostFiles } from "./host-files.ts";

/* What hosts read: no test could tell from their side that a word of it is wrong. */

const redirects = [{ from: "/old", to: "/new" }];

const files = (edition: "public" | "preview", adminRepository?: string) =>
  hostFiles({ redirects, edition }, "<script>{b}</script><style>a{}</style>", adminRepository);

/** The rules of _headers, each its addresses and what they get. */
const rulesOf = (...build: Parameters<typeof files>) => files(...build)._headers.split("\n\n");

test("pages load our own files and the map, run one script of their own, and are in no frame", () => {
  const [pages = "", ...others] = rulesOf("public");
  expect(pages.replace(" https://www.google.com;", ";")).not.toMatch(
    /unsafe|eval|\*(?!\n)|https?:|blob:/,
  );
  expect(pages).not.toMatch(/(default|script|style|connect)-src[^;]* data:|noindex/);
  const style = "sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=";
  const script = "sha256-deXp1oAitRWlwb7WXOIIaZepXOPNe3QP190CRE5qOMY=";
  for (const said of [
    ...[`: default-src 'none'; script-src 'self' '${script}'; `, `; style-src 'self' '${style}'; `],
    ...["; base-uri 'none'; ", "; form-action 'self'; ", "; frame-ancestors 'none'\n"],
    ...["-Type-Options: nosniff\n", "-Security: max-age=31536000\n", "geolocation=()"],
    ...["-Policy: strict-origin-when-cross-origin\n", "-Opener-Policy: same-origin"],
  ])
    expect(pages).toContain(said);
  expect(others).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(files("public")._redirects).toBe("/old /new 301\n");
});

test("a preview is not for search engines, and its forms have a policy of their own", () => {
  expect(rulesOf("preview")[0]).toContain("X-Robots-Tag: noindex");
  expect(rulesOf("preview").join()).not.toContain("/admin");
  const [rule = "", , policy = ""] = rulesOf("preview", "a/b").at(-1)?.split("\n") ?? [];
  expect(rule).toBe("/admin");
  expect(policy).toMatch(/: default-src 'none'; script-src 'self'; .+frame-ancestors 'none'$/);
  expect(policy.replace("style-src 'self' 'unsafe-inline'", "")).not.toMatch(
    /unsafe|eval|\*|http:/,
  );
});

test("Cloudflare builds `live` for the public, and other branches as previews", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  const [, build = ""] = /"command": "(.+) npm run build"/.exec(config) ?? [];
  const editionOf = (WORKERS_CI_BRANCH: string) =>
    execSync(`${build} echo $SITE_EDITION`, { env: { WORKERS_CI_BRANCH }, encoding: "utf8" });
  expect(["live", "main", ""].map(editionOf)).toEqual(["public\n", "\n", "\n"]);
});
