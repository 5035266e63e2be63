import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSiteFiles } from "../server/site-files.ts";
import { caddyfile } from "./hosts/caddyfile.ts";
import { checkLimits, headersFile, redirectsFile } from "./hosts/cdn-files.ts";
import { outputs } from "./outputs.ts";

/**
 * Writes down for other hosts how the site is served: `_headers` and `_redirects` into the site, for
 * Cloudflare Pages and Netlify; `Caddyfile` beside it. To be called when the site is complete.
 * @throws {HostLimitError} where a host would ignore a part of it
 */
export function writeHostFiles(): void {
  const files = readSiteFiles(outputs.site);
  const headers = headersFile(files);
  checkLimits(headers);
  mkdirSync(outputs.hosting, { recursive: true });
  writeFileSync(path.join(outputs.site, "_headers"), headers);
  writeFileSync(path.join(outputs.site, "_redirects"), redirectsFile(files.pages));
  writeFileSync(path.join(outputs.hosting, "Caddyfile"), caddyfile(files));
}
