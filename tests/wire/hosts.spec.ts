import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { outputs } from "../../server/outputs.ts";
import {
  askAgain,
  contentSecurityPolicy,
  oneYear,
  resourcePolicy,
  securityHeaders,
  withoutHashes,
} from "../expected-headers.ts";
import { paths } from "../specification.ts";
import { ask } from "./ask.ts";
import { type Host, hosts } from "./start-host.ts";

/* The same requests to every host that can run here, with the same build. */

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const read = (file: string) => readFileSync(path.join(outputs.site, file));
const files = readdirSync(outputs.site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name).slice(outputs.site.length))
  .filter((file) => !/\.(?:br|gz)$|^\/_/.test(file));
/** Files by URL. */
const served = new Map(
  files
    .filter((file) => file !== "/404.html")
    .map((file) => [file.replace(/\.html$/, "").replace(/^\/index$/, "/"), file]),
);
const pages = [...served.keys()].filter((pathname) => served.get(pathname)?.endsWith(".html"));

const styleHash = (css = "") => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
const styleHashes = (html: string) =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => styleHash(css));

for (const [name, start] of Object.entries(hosts)) {
  test.describe(name, () => {
    // Sequential, so that the host starts once.
    test.describe.configure({ mode: "default" });
    let host: Host;
    test.beforeAll(async () => {
      // The host may need to be installed first.
      test.setTimeout(180_000);
      const started = await start();
      if ("problem" in started) {
        console.log(started.problem);
        test.skip(true, started.problem);
      } else host = started;
    });
    test.afterAll(() => host?.stop());

    test("every page and file is served with its content type and headers", async () => {
      expect(paths.filter((pathname) => !pages.includes(pathname))).toEqual([]);
      for (const [pathname, file] of served) {
        const { status, headers, body } = await ask(host.port, pathname);
        expect(status, pathname).toBe(200);
        expect(headers, pathname).toMatchObject({
          ...securityHeaders,
          "cache-control": pathname.startsWith("/assets/") ? oneYear : askAgain,
          "content-type": types[path.extname(file)],
          "cross-origin-resource-policy": resourcePolicy(pathname),
          vary: "Accept-Encoding",
        });
        expect(headers["content-encoding"], pathname).toBeUndefined();
        expect(body.equals(read(file)), pathname).toBe(true);
      }
    });

    test("one policy for every URL allows our own script, and styles by hash", async () => {
      const styles = new Set(
        files
          .filter((file) => file.endsWith(".html"))
          .flatMap((file) => styleHashes(read(file).toString())),
      );
      expect(styles.size).toBeGreaterThan(1);
      for (const pathname of [...pages, "/nope", "/about.html", "/robots.txt", "/assets/gone.js"]) {
        const { headers, body } = await ask(host.port, pathname);
        const policy = String(headers["content-security-policy"]);
        expect(withoutHashes(policy), pathname).toBe(contentSecurityPolicy);
        expect(new Set(policy.match(/'sha256-[^']+'/g)), pathname).toEqual(styles);
        expect(body.toString(), pathname).not.toMatch(/ style="| on[a-z]+="/);
      }
    });

    test("missing files are 404 and not cached", async () => {
      for (const pathname of [
        ...["/nope", "/services/unknown", "/index.htm", "/404", "/404.html", "/package.json"],
        ...["/assets", "/assets/", "/assets/gone.js", "/ASSETS/gone.js", "/about/index.html/"],
        ...["//example.org/about", `/${"a".repeat(300)}`, "/about%00"],
        // Files for hosts only.
        ...["/_headers", "/_redirects", "/index.html.br", "/about.html.gz", "/feed.xml.br"],
      ]) {
        const { status, headers, body } = await ask(host.port, pathname);
        expect(status, pathname).toBe(404);
        expect(body.toString(), pathname).toContain("Oops! Page not found");
        expect(headers, pathname).toMatchObject({
          ...securityHeaders,
          "cache-control": askAgain,
          "content-type": "text/html; charset=utf-8",
          "cross-origin-resource-policy": "same-origin",
        });
        expect(headers.location, pathname).toBeUndefined();
        expect(headers.server, pathname).toBeUndefined();
      }
    });

    test("malformed requests neither crash it nor escape the folder", async () => {
      for (const pathname of [
        ...["/../../package.json", "/..%2f..%2fpackage.json", "/%E0%A4%A", "/%"],
        ...["/assets/%2e%2e/%2e%2e/%2e%2e/package.json", "/..\\package.json", "/..//.//about"],
      ]) {
        const { status, body } = await ask(host.port, pathname);
        expect([400, 404], pathname).toContain(status);
        expect(body.toString(), pathname).not.toContain("devDependencies");
      }
      for (const range of ["bytes=0-9", "bytes=9-1", "bytes=-5", "bytes=0-99999999999999999999"]) {
        const { status } = await ask(host.port, "/icon-512.png", { headers: { Range: range } });
        expect([200, 206, 416], range).toContain(status);
      }
    });

    test("every other spelling of a page redirects permanently to its canonical URL", async () => {
      for (const pathname of pages) {
        const bare = pathname === "/" ? "" : pathname;
        const spellings = [`${bare}//`, `${bare}/index`, `${bare}/index.html`, `/${bare}/`];
        if (bare !== "") spellings.push(`${bare}/`, `${bare}.html`, bare.toUpperCase());
        for (const spelling of spellings) {
          const { status, headers } = await ask(host.port, `${spelling}?category=Senior%20Care`);
          expect(status, spelling).toBe(308);
          expect(headers.location, spelling).toBe(`${pathname}?category=Senior%20Care`);
          expect(headers, spelling).toMatchObject(securityHeaders);
        }
      }
      expect((await ask(host.port, "/About")).headers.location).toBe("/about");
      expect((await ask(host.port, "/blog?category=Senior%20Care")).status).toBe(200);
    });

    test("it serves precompressed files", async () => {
      for (const [pathname, file] of served) {
        if (!existsSync(`${outputs.site}${file}.br`)) continue;
        for (const [accepted, encoding, unpack] of [
          ["gzip", "gzip", gunzipSync],
          ["gzip, br", "br", brotliDecompressSync],
        ] as const) {
          const { headers, body } = await ask(host.port, pathname, {
            headers: { "Accept-Encoding": accepted },
          });
          expect(headers, pathname).toMatchObject({
            "content-encoding": encoding,
            "content-type": types[path.extname(file)],
          });
          expect(unpack(body).equals(read(file)), pathname).toBe(true);
        }
      }
    });

    test("HEAD responds like GET, without a body", async () => {
      for (const pathname of ["/", "/services/dental", "/robots.txt", "/nope", "/about.html"]) {
        const get = await ask(host.port, pathname);
        const { date: _date, ...expected } = get.headers;
        const { status, headers, body } = await ask(host.port, pathname, { method: "HEAD" });
        expect(status, pathname).toBe(get.status);
        expect(body.length, pathname).toBe(0);
        // Hosts may omit this header for responses without a body.
        expect({ "content-length": "0", ...headers }, pathname).toMatchObject(expected);
      }
    });

    test("cached files are revalidated, not sent again", async () => {
      for (const pathname of ["/", "/services/dental", "/feed.xml", "/icon-512.png"]) {
        const { etag = "" } = (await ask(host.port, pathname)).headers;
        const again = await ask(host.port, pathname, { headers: { "If-None-Match": etag } });
        expect(again.status, pathname).toBe(304);
        expect(again.body.length, pathname).toBe(0);
        expect(again.headers, pathname).toMatchObject({
          ...securityHeaders,
          "cache-control": askAgain,
        });
        const other = await ask(host.port, pathname, { headers: { "If-None-Match": '"other"' } });
        expect(other.status, pathname).toBe(200);
      }
    });

    test("only GET and HEAD are allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        for (const pathname of ["/", "/testimonials", "/about.html", "/nope", "/assets/x.js"]) {
          const { status, headers } = await ask(host.port, pathname, { method });
          expect(status, `${method} ${pathname}`).toBe(405);
          expect(headers, pathname).toMatchObject({ ...securityHeaders, allow: "GET, HEAD" });
        }
      }
    });
  });
}
