import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSiteFiles } from "../../plugins/host/site-files.ts";
import { outputs } from "../../plugins/output.ts";
import { ofDocument, ofEveryFile, oneYear } from "../expected-headers.ts";

/*
 * _headers, as Cloudflare and Netlify read it: a star matches anything, all matching rules
 * apply, and the values of a header that is set twice are joined.
 */

const { pages, others } = readSiteFiles(outputs.site);
const rules = readFileSync(path.join(outputs.site, "_headers"), "utf8")
  .split(/^(?=\/)/m)
  .map((text) => {
    const [pattern = "", ...lines] = text.trim().split("\n");
    const parts = pattern.split("*").map((part) => part.replaceAll(".", "\\."));
    const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
    // Netlify also drops the slash before a star.
    const strict = new RegExp(`^${parts.join(".*")}$`);
    const loose = new RegExp(`^${parts.join(".*").replace(/\/(?=\.\*)/g, "/?")}/?$`);
    return { strict, loose, headers };
  });

function headersOf(pathname: string, host: "strict" | "loose"): Record<string, string> {
  const sent = new Headers();
  for (const rule of rules) {
    if (!rule[host].test(pathname)) continue;
    for (const [name, value] of rule.headers) sent.append(name, value);
  }
  return Object.fromEntries(sent);
}

test.each(["strict", "loose"] as const)("every address has its headers (%s)", (host) => {
  for (const [page, styleHashes] of pages) {
    const sent = headersOf(page, host);
    const hashes = sent["content-security-policy"]?.match(/'sha256-[^']+'/g) ?? [];
    expect(sent, page).toEqual(ofDocument(...hashes));
    expect(hashes, page).toEqual(expect.arrayContaining(styleHashes.map((hash) => `'${hash}'`)));
  }
  const types: Record<string, string> = {
    ico: "image/x-icon",
    vcf: "text/vcard; charset=utf-8",
    webmanifest: "application/manifest+json; charset=utf-8",
  };
  for (const file of others) {
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
