import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostFiles } from "./host-files.ts";

/* What hosts read: no test could tell from their side that a word of it is wrong. */

test("only a preview is not for search engines, which all of its answers say", () => {
  const files = (edition: "public" | "preview") =>
    hostFiles({ redirects: [{ from: "/old", to: "/new" }], edition });
  expect(files("public")._redirects).toBe("/old /new 301\n");
  expect(files("public")._headers).not.toContain("noindex");
  const ofAll = files("preview")._headers.split("\n\n").at(-1);
  expect(ofAll).toMatch(/^\/\*\n( {2}.+\n)+ {2}X-Robots-Tag: noindex\n$/);
});

test("Cloudflare builds `live` for the public, and other branches as previews", () => {
  const config = readFileSync("wrangler.jsonc", "utf8");
  const [, build = ""] = /"command": "(.+) npm run build"/.exec(config) ?? [];
  const editionOf = (WORKERS_CI_BRANCH: string) =>
    execSync(`${build} echo $SITE_EDITION`, { env: { WORKERS_CI_BRANCH }, encoding: "utf8" });
  expect(["live", "main", ""].map(editionOf)).toEqual(["public\n", "\n", "\n"]);
});
