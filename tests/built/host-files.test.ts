import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { headersFile } from "../../plugins/host/host-files.ts";
import { outputs } from "../../plugins/output.ts";
import { fallbacks, paths } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* What hosts read. wire/server.spec.ts asks `vite preview`, which reads _headers as they do. */

test("the policy allows the styles of every page, and no others", () => {
  const headers = readFileSync(`${outputs.site}/_headers`, "utf8");
  const hashes = [...paths, ...fallbacks].flatMap((page) =>
    builtPage(page)("style")
      .toArray()
      .map((style) => createHash("sha256").update(builtPage(page)(style).text()).digest("base64")),
  );
  expect(hashes).not.toEqual([]);
  expect(headers.match(/(?<='sha256-)[^']+/g)?.sort()).toEqual([...new Set(hashes)].sort());
});

test("the forms alone have a policy of their own, if there are any", () => {
  expect(headersFile([], "public")).not.toContain("/admin");
  vi.stubEnv("ADMIN_REPOSITORY", "example/site");
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = headersFile([], "public");
  const [, ...others] = headers.split(/^(?=\/)/m);
  // Cloudflare drops what came before at the mark.
  expect(others.at(-1)).toMatch(
    /^\/admin\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'; [^\n]*https:\/\/api\.github\.com/,
  );
  expect(others.join("").match(/Content-Security-Policy: /g)).toHaveLength(1);
});

test("hosts build for the public, and Cloudflare finds a page under its address", () => {
  const [netlify = "", cloudflare = ""] = ["netlify.toml", "wrangler.jsonc"].map((file) =>
    readFileSync(`${import.meta.dirname}/../../${file}`, "utf8"),
  );
  // Cloudflare gets the variable with its deploy command: docs/hosting.md.
  expect(netlify).toMatch(/\[context\.production\.environment]\s+SITE_EDITION = "public"/);
  for (const file of [netlify, cloudflare]) {
    expect(file).toMatch(/command"? ?[=:] "npm run build -- --mode cdn"/);
    expect(file).toMatch(/(?:publish|directory") ?[=:] "dist\/site"/);
  }
  // The files end in .html, the addresses do not.
  expect(cloudflare).toContain('"html_handling": "drop-trailing-slash"');
  expect(cloudflare).toContain('"not_found_handling": "404-page"');
});
