import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostFiles } from "./host-files.ts";

/* What hosts read, said again: no test could tell from their side that a word of it is wrong. */

const headers = `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src https://www.google.com; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/*.ico
  Content-Type: image/x-icon

/*.webmanifest
  Content-Type: application/manifest+json; charset=utf-8
`;
const formsRule = `
/admin
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data: https://avatars.githubusercontent.com; font-src 'self' https://cdn.jsdelivr.net; connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
`;

test("headers and redirects; a preview is not for search engines, and forms have their own policy", () => {
  const site = { redirects: [{ from: "/old", to: "/new" }] };
  const files = (edition: "local" | "public" | "preview", adminRepository?: string) =>
    hostFiles(site, { edition, origin: "", adminRepository }, "<style>a{}</style>");
  expect(files("public")).toEqual({ _headers: headers, _redirects: "/old /new 301\n" });
  const preview = headers.replace("same-origin\n", "$&  X-Robots-Tag: noindex\n") + formsRule;
  expect(files("preview", "a/b")._headers).toBe(preview);
  expect(files("local")._headers + formsRule).toBe(preview);
});

test("hosts build `live` for the public and others as previews, and answer 404 for what is not there", () => {
  const netlify = readFileSync("netlify.toml", "utf8").match(/\[.+\]|(SITE_EDITION|publish).+/g);
  expect(netlify?.join(" ")).toBe(
    '[build] publish = "dist/site" [build.environment] SITE_EDITION = "preview" [context.live.environment] SITE_EDITION = "public"',
  );
  const cloudflare = readFileSync("wrangler.jsonc", "utf8");
  const [, build = ""] = /"command": "(.+) npm run build"/.exec(cloudflare) ?? [];
  const editionOf = (WORKERS_CI_BRANCH: string) =>
    execSync(`${build} echo $SITE_EDITION`, { env: { WORKERS_CI_BRANCH }, encoding: "utf8" });
  expect(["live", "main", ""].map(editionOf)).toEqual(["public\n", "preview\n", "preview\n"]);
  const settings = cloudflare.match(/"(workers_dev|preview_urls|directory|\w+_handling)".+\w/g);
  expect(settings?.join(" ")).toBe(
    '"workers_dev": false "preview_urls": true "directory": "dist/site "html_handling": "drop-trailing-slash "not_found_handling": "404-page',
  );
});
