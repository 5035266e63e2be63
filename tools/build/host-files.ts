import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { building } from "../../server/outputs.ts";
import { readSiteFiles } from "../../server/site-files.ts";
import { caddyfile } from "./caddyfile.ts";
import { checkLimits, headersFile, redirectsFile } from "./cdn-files.ts";

/**
 * Generates configuration for other hosts: `_headers` and `_redirects` in the site, for Cloudflare
 * Pages and Netlify, and a `Caddyfile` next to it. Call it when the site is complete.
 * @throws {HostLimitError} if a host would ignore part of it
 */
export function writeHostFiles(): void {
  const files = readSiteFiles(building.site);
  const headers = headersFile(files);
  checkLimits(headers);
  mkdirSync(building.hosting, { recursive: true });
  writeFileSync(path.join(building.site, "_headers"), headers);
  writeFileSync(path.join(building.site, "_redirects"), redirectsFile(files.pages));
  writeFileSync(path.join(building.hosting, "Caddyfile"), caddyfile(files));
}
