import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSiteFiles } from "../server/site-files.ts";
import { caddyfile } from "./hosts/caddyfile.ts";
import { checkLimits, headersFile, redirectsFile } from "./hosts/cdn-files.ts";
import { building } from "./outputs.ts";

/**
 * Writes down for other hosts how the site is served: `_headers` and `_redirects` into the site, for
 * Cloudflare Pages and Netlify; `Caddyfile` beside it. To be called when the site is complete.
 * @throws {HostLimitError} where a host would ignore a part of it
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
