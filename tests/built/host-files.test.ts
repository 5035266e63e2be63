import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseHeaders } from "../../plugins/host/site-handler.ts";
import { outputs } from "../../plugins/output.ts";
import { ofDocument, ofEveryFile, oneYear } from "../expected-headers.ts";
import { fallbacks, paths } from "../site.ts";

/*
 * _headers, as Cloudflare and Netlify read it: a star matches anything, all matching rules
 * apply, and the values of a header that is set twice are joined. wire/server.spec.ts asks
 * `vite preview`, which reads it as Cloudflare does.
 */

const rules = parseHeaders(readFileSync(path.join(outputs.site, "_headers"), "utf8")).map(
  ({ pattern: strict, headers }) => {
    // Netlify drops the slash before a star, and one at the end.
    const source = strict.source.replace(/\\\/(?=\.\*)/g, "\\/?").replace(/\$$/, "\\/?$");
    return { strict, loose: new RegExp(source), headers };
  },
);

function headersOf(pathname: string, host: "strict" | "loose"): Record<string, string> {
  const sent = new Headers();
  for (const rule of rules) {
    if (!rule[host].test(pathname)) continue;
    for (const [name, value] of rule.headers) sent.append(name, value);
  }
  return Object.fromEntries(sent);
}

/** Files that are not pages, and not for the host itself. */
const files = globSync("{*,**/*}.*", { cwd: outputs.site })
  .filter((file) => !/\.(?:html|br|gz)$/.test(file))
  .map((file) => `/${file.split(path.sep).join("/")}`);

test.each(["strict", "loose"] as const)("every address has its headers (%s)", (host) => {
  for (const page of [...paths, ...fallbacks]) {
    const sent = headersOf(page, host);
    const hashes = sent["content-security-policy"]?.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes.length, page).toBeGreaterThan(0);
    expect(sent, page).toEqual(ofDocument(...hashes));
  }
  const types: Record<string, string> = {
    ico: "image/x-icon",
    vcf: "text/vcard; charset=utf-8",
    webmanifest: "application/manifest+json; charset=utf-8",
  };
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const ending = path.extname(file).slice(1);
    // Without a rule, the host's own default applies: revalidate.
    expect(headersOf(file, host), file).toEqual({
      ...ofEveryFile,
      ...(file.startsWith("/assets/") && { "cache-control": oneYear }),
      ...(ending in types && { "content-type": types[ending] }),
    });
  }
  expect(headersOf("/nope", host)).toEqual(ofEveryFile);
});
