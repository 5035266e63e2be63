import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { headersFile } from "../../plugins/host/host-files.ts";
import { parseHeaders } from "../../plugins/host/site-handler.ts";
import { outputs } from "../../plugins/output.ts";
import { ofDocument, ofEveryFile, oneYear } from "../expected-headers.ts";
import { clinic, fallbacks, paths } from "../site.ts";

/*
 * _headers, as Cloudflare and Netlify read it: a star matches anything, all matching rules
 * apply, and the values of a header that is set twice are joined. wire/server.spec.ts asks
 * `vite preview`, which reads it as Cloudflare does.
 */

type Host = "strict" | "loose";

/** What a host sends with an address. */
function readHeaders(file: string, host: Host) {
  const rules = parseHeaders(file).map(({ pattern, headers }) => {
    // Netlify drops the slash before a star, and one at the end.
    const loose = pattern.source.replace(/\\\/(?=\.\*)/g, "\\/?").replace(/\$$/, "\\/?$");
    return { pattern: host === "strict" ? pattern : new RegExp(loose), headers };
  });
  return (pathname: string) => {
    const sent = new Headers();
    for (const { pattern, headers } of rules) {
      if (!pattern.test(pathname)) continue;
      for (const [name, value] of headers) sent.append(name, value);
    }
    return Object.fromEntries(sent);
  };
}

/** Expects one policy, with the hashes of all style elements. */
function expectPolicy(sent: Record<string, string>, page: string, styles: string[]) {
  const hashes = sent["content-security-policy"]?.match(/(?<=')sha256-[^']+/g) ?? [];
  expect(hashes, page).toEqual(expect.arrayContaining(styles));
  expect(sent, page).toEqual(ofDocument(...hashes.map((hash) => `'${hash}'`)));
}

const hosts = ["strict", "loose"] as const;

/** Files that are not pages, and not for the host itself. */
const files = globSync("{*,**/*}.*", { cwd: outputs.site })
  .filter((file) => !/\.(?:html|br|gz)$/.test(file))
  .map((file) => `/${file.split(path.sep).join("/")}`);

const built = readFileSync(path.join(outputs.site, "_headers"), "utf8");

test.each(hosts)("every address has its headers (%s)", (host) => {
  const headersOf = readHeaders(built, host);
  for (const page of [...paths, ...fallbacks]) {
    expectPolicy(headersOf(page), page, [expect.any(String)]);
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
    expect(headersOf(file), file).toEqual({
      ...ofEveryFile,
      ...(file.startsWith("/assets/") && { "cache-control": oneYear }),
      ...(ending in types && { "content-type": types[ending] }),
    });
  }
  expect(headersOf("/nope")).toEqual(ofEveryFile);
});

test("hosts build for the public, and Cloudflare finds a page under its address", () => {
  const [netlify = "", cloudflare = ""] = ["netlify.toml", "wrangler.jsonc"].map((file) =>
    readFileSync(path.join(import.meta.dirname, "../..", file), "utf8"),
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

const anyName = fc.stringMatching(/^[ab-]{1,3}$/);
const anyPages = fc.uniqueArray(
  fc.array(anyName, { maxLength: 2 }).map((parts) => `/${parts.join("/")}`),
);

test.each(hosts)("so have pages by any other names (%s)", (host) => {
  const check = (pages: string[]) => {
    const styles = new Map(pages.map((page, index) => [page, [`sha256-${index}`]]));
    const headersOf = readHeaders(headersFile(styles, "local", clinic.storyForm), host);
    for (const [page, hashes] of styles) expectPolicy(headersOf(page), page, hashes);
  };
  fc.assert(fc.property(anyPages, check));
});
