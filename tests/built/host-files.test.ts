import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { headersFile, redirectsFile } from "../../plugins/host/host-files.ts";
import { parseHeaders } from "../../plugins/host/site-handler.ts";
import { outputs } from "../../plugins/output.ts";
import { ofEveryAnswer, oneYear } from "../expected-headers.ts";
import { fallbacks, paths } from "../site.ts";
import { builtPage } from "./built-html.ts";

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

const hosts = ["strict", "loose"] as const;

/** Files that are not pages, and not for the host itself. */
const files = globSync("{*,**/*}.*", { cwd: outputs.site })
  .filter((file) => !/\.(?:html|br|gz)$/.test(file))
  .map((file) => `/${file.split(path.sep).join("/")}`);

const built = readFileSync(path.join(outputs.site, "_headers"), "utf8");

test.each(hosts)("every address has its headers (%s)", (host) => {
  const headersOf = readHeaders(built, host);
  const styles = [...paths, ...fallbacks].flatMap((page) =>
    builtPage(page)("style")
      .toArray()
      .map((style) => createHash("sha256").update(builtPage(page)(style).text()).digest("base64")),
  );
  expect(styles.length).toBeGreaterThan(20);
  const policy = headersOf("/nope")["content-security-policy"] ?? "";
  const hashes = policy.match(/(?<=')sha256-[^']+/g) ?? [];
  expect(hashes.toSorted()).toEqual([...new Set(styles)].map((hash) => `sha256-${hash}`).sort());
  const ofAll = ofEveryAnswer(...hashes.map((hash) => `'${hash}'`));
  for (const address of ["/nope", ...paths, ...fallbacks])
    expect(headersOf(address)).toEqual(ofAll);
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
      ...ofAll,
      ...(file.startsWith("/assets/") && { "cache-control": oneYear }),
      ...(ending in types && { "content-type": types[ending] }),
    });
  }
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

test("an old address leads on in each spelling, and never in place of a page or a file", () => {
  const file = redirectsFile(
    [
      { from: "/about.html", to: "/contact" },
      { from: "/About", to: "/about" },
      { from: "/Old Forms/new-client.pdf", to: "/contact" },
      { from: "/old%20forms/new-client.pdf/", to: "/about" },
      { from: "/M%fcller.html", to: "/about" },
      { from: "/Q%26A/", to: "/about" },
      { from: "/feed.xml", to: "/blog" },
    ],
    new Map(["/about", "/contact", "/feed.xml"].map((name) => [name, name])),
  );
  const rules = file.split("\n").filter(Boolean);
  const leadTo = (to: string) =>
    rules.filter((rule) => rule.endsWith(` ${to} 301`)).map((rule) => rule.split(" ")[0]);
  const spellings = (address: string) => [address, `${address}/`, `${address}.html`];
  expect(leadTo("/contact")).toEqual(spellings("/Old%20Forms/new-client.pdf"));
  expect(leadTo("/about").sort()).toEqual(
    [
      ...[
        "/About",
        "/old%20forms/new-client.pdf",
        "/M%fcller",
        "/m%fcller",
        "/Q&A",
        "/q&a",
      ].flatMap(spellings),
      ...["/Q%26A/", "/q%26a/"],
    ].sort(),
  );
  expect(rules).toHaveLength(leadTo("/contact").length + leadTo("/about").length);
});

test("pages may send to the form service, and to no other host", () => {
  const policy = (storyForm?: string) => headersFile([], "public", storyForm);
  for (const directive of ["connect-src", "form-action"]) {
    expect(policy()).toContain(`${directive} 'self';`);
    const withService = policy("https://forms.clinic.vet/f/1");
    expect(withService).toContain(`${directive} 'self' https://forms.clinic.vet;`);
  }
});
