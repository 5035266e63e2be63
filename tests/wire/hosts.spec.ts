import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { answerHeaders, likelySpellings } from "../../app/policies/http-policy.ts";
import { fixedSecurityHeaders } from "../../app/policies/security-headers.ts";
import { loadSite } from "../../app/prerender/load-site.ts";
import { readSiteFiles } from "../../server/site-files.ts";
import { outputs } from "../../tools/outputs.ts";
import { paths } from "../specification.ts";
import { ask } from "./ask.ts";
import { type Host, hostNames, startHost } from "./start-host.ts";

/* The same requests to every host that can be run here, over the same build. */

const { notices } = loadSite();
const { pages, notFound, others } = readSiteFiles(outputs.site);
const { styleHashes } = notFound;
/** Everything that can be asked for, with what it answers. */
const served = new Map([...pages, ...others.map((file) => [file, { file, styleHashes }] as const)]);
const read = (file: string) => readFileSync(path.join(outputs.site, file));
/** Names of headers as they come from the wire. */
const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

for (const name of hostNames) {
  test.describe(name, () => {
    // One after another, so that the host is started once.
    test.describe.configure({ mode: "default" });
    let host: Host;
    test.beforeAll(async () => {
      // Where it has to be installed first.
      test.setTimeout(180_000);
      const started = await startHost(name);
      if ("problem" in started) {
        console.log(started.problem);
        test.skip(true, started.problem);
        return;
      }
      host = started;
    });
    test.afterAll(() => host?.stop());

    test("every page and every file is there, with the headers of the policy", async () => {
      expect(paths.filter((address) => !pages.has(address))).toEqual([]);
      for (const [address, page] of served) {
        const { status, headers, body } = await ask(host.port, address);
        expect(status, address).toBe(200);
        expect(headers, address).toMatchObject(lower(answerHeaders(address, page)));
        expect(headers["content-encoding"], address).toBeUndefined();
        expect(body.equals(read(page.file)), address).toBe(true);
      }
    });

    test("files for machines and phones are served as what they are", async () => {
      for (const [file, type] of Object.entries({
        "/robots.txt": /^text\/plain/,
        "/sitemap.xml": /^application\/xml/,
        "/feed.xml": /^application\/xml/,
        "/feed.json": /^application\/json/,
        "/manifest.webmanifest": /^application\/manifest\+json/,
        "/favicon.ico": /^image\/x-icon$/,
        "/favicon.svg": /^image\/svg\+xml$/,
        "/apple-touch-icon.png": /^image\/png$/,
        "/icon-maskable-512.png": /^image\/png$/,
        "/humans.txt": /^text\/plain/,
        "/llms.txt": /^text\/plain/,
        "/.well-known/security.txt": /^text\/plain/,
      })) {
        const { status, headers, body } = await ask(host.port, file);
        expect(status, file).toBe(200);
        expect(headers["content-type"], file).toMatch(type);
        expect(body.length, file).toBeGreaterThan(40);
      }
      const contact = (await ask(host.port, "/contact")).body.toString();
      const cards = Array.from(
        contact.matchAll(/href="(\/contacts\/[^"]+)"/g),
        ([, at]) => at ?? "",
      );
      expect(cards.length).toBeGreaterThan(3);
      for (const card of cards) {
        const { headers, body } = await ask(host.port, card);
        expect(headers["content-type"], card).toBe("text/vcard; charset=utf-8");
        expect(body.toString(), card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
      }
    });

    test("only our own script may run, and nothing inline", async () => {
      for (const address of paths) {
        const { headers, body } = await ask(host.port, address);
        const policy = String(headers["content-security-policy"]);
        const directives = policy.split("; ");
        expect(directives, address).toContain("default-src 'none'");
        expect(directives, address).toContain("script-src 'self'");
        expect(policy, address).not.toContain("unsafe");
        // One style element, allowed by the hash of what is in it.
        expect(directives.find((directive) => directive.startsWith("style-src"))).toMatch(
          /^style-src 'self' 'sha256-[\w+/]{43}='$/,
        );
        const html = body.toString();
        const scripts = html.match(/<script\b[^>]*>/g) ?? [];
        // The second where a notice is listed (docs/decisions/0008).
        expect(
          scripts.filter((tag) => !tag.includes("ld+json")),
          address,
        ).toHaveLength(notices.length > 0 ? 2 : 1);
        expect(html, address).not.toMatch(/ style="| on[a-z]+="/);
      }
    });

    test("no header says which program answers, in which version", async () => {
      for (const address of ["/", "/nope"]) {
        const { headers } = await ask(host.port, address);
        expect(headers.server ?? "", address).not.toMatch(/\d|caddy/i);
        expect(headers["x-powered-by"], address).toBeUndefined();
      }
    });

    test("what is not there is not found, and is not kept", async () => {
      for (const address of [
        "/nope",
        "/services/unknown",
        "/index.htm",
        "/404",
        "/404.html",
        "/assets",
        "/assets/",
        "/assets/gone.js",
        "/ASSETS/gone.js",
        "/.vite/manifest.json",
        "/package.json",
        "/about/index.html/",
        "//example.org/about",
      ]) {
        const { status, headers, body } = await ask(host.port, address);
        expect(status, address).toBe(404);
        expect(body.toString(), address).toContain("Oops! Page not found");
        expect(headers, address).toMatchObject(lower(answerHeaders("/404", notFound)));
        expect(headers.location, address).toBeUndefined();
      }
    });

    test("what is in the folder for hosts alone is not found", async () => {
      const compressed = others.find((file) => existsSync(`${outputs.site}${file}.br`));
      for (const file of [
        "/_headers",
        "/_redirects",
        "/index.html.br",
        "/about.html.gz",
        `${compressed}.br`,
        `${compressed}.gz`,
      ]) {
        expect(existsSync(path.join(outputs.site, file)), file).toBe(true);
        expect((await ask(host.port, file)).status, file).toBe(404);
      }
    });

    test("no address leads out of the folder", async () => {
      for (const address of [
        "/../../package.json",
        "/..%2f..%2fpackage.json",
        "/assets/%2e%2e/%2e%2e/%2e%2e/package.json",
        "/%E0%A4%A",
      ]) {
        const { status, body } = await ask(host.port, address);
        expect([400, 404], address).toContain(status);
        expect(body.toString(), address).not.toContain("devDependencies");
      }
    });

    test("every other spelling of a page leads to its one address, for good", async () => {
      for (const address of pages.keys()) {
        const trailing = address === "/" ? ["//"] : [`${address}/`, `/${address}//`];
        for (const spelling of [...likelySpellings(address), ...trailing]) {
          for (const query of ["", "?category=Senior%20Care"]) {
            const { status, headers } = await ask(host.port, `${spelling}${query}`);
            expect(status, spelling).toBe(308);
            expect(headers.location, spelling).toBe(`${address}${query}`);
            expect(headers, spelling).toMatchObject(lower(fixedSecurityHeaders));
          }
        }
      }
      const { status } = await ask(host.port, "/blog?category=Senior%20Care");
      expect(status).toBe(200);
    });

    test("it gives what was compressed at build", async () => {
      for (const [address, { file }] of served) {
        if (!existsSync(`${outputs.site}${file}.br`)) continue;
        const packed = (accepted: string) =>
          ask(host.port, address, { headers: { "Accept-Encoding": accepted } });
        const gzip = await packed("gzip");
        expect(gzip.headers["content-encoding"], address).toBe("gzip");
        expect(gzip.headers.vary, address).toBe("Accept-Encoding");
        expect(gzip.headers["content-type"], address).toBe(
          answerHeaders(address, { file, styleHashes })["Content-Type"],
        );
        expect(gunzipSync(gzip.body).equals(read(file)), address).toBe(true);
        // Debian's nginx has no brotli of its own.
        if (name === "nginx") continue;
        const brotli = await packed("gzip, br");
        expect(brotli.headers["content-encoding"], address).toBe("br");
        expect(brotliDecompressSync(brotli.body).equals(read(file)), address).toBe(true);
      }
      expect((await ask(host.port, "/")).headers.vary).toBe("Accept-Encoding");
    });

    test("HEAD answers as GET does, without the body", async () => {
      for (const address of ["/", "/services/dental", "/robots.txt", "/nope", "/about.html"]) {
        const get = await ask(host.port, address);
        const head = await ask(host.port, address, { method: "HEAD" });
        const { date: _date, "content-length": length, ...expected } = get.headers;
        expect(head.status, address).toBe(get.status);
        expect(head.headers, address).toMatchObject(expected);
        // Of an answer that has no body anyway, a host need not say so.
        if (length !== "0") expect(head.headers["content-length"], address).toBe(length);
        expect(head.body.length, address).toBe(0);
      }
    });

    test("what a browser has already is not sent again", async () => {
      for (const address of ["/", "/services/dental", "/feed.xml", "/icon-512.png"]) {
        const first = await ask(host.port, address);
        const etag = first.headers.etag ?? "";
        expect(etag, address).toMatch(/^(W\/)?".+"$/);
        const again = await ask(host.port, address, { headers: { "If-None-Match": etag } });
        expect(again.status, address).toBe(304);
        expect(again.body.length, address).toBe(0);
        expect(again.headers, address).toMatchObject({
          etag,
          "cache-control": first.headers["cache-control"],
          "content-security-policy": first.headers["content-security-policy"],
        });
        const other = await ask(host.port, address, { headers: { "If-None-Match": '"other"' } });
        expect(other.status, address).toBe(200);
      }
    });

    test("a part of a file can be asked for", async () => {
      const whole = read("/icon-512.png");
      const range = (value: string) =>
        ask(host.port, "/icon-512.png", { headers: { Range: value } });
      for (const [value, start, end] of [
        ["bytes=0-9", 0, 9],
        ["bytes=100-", 100, whole.length - 1],
        ["bytes=-5", whole.length - 5, whole.length - 1],
      ] as const) {
        const { status, headers, body } = await range(value);
        expect(status, value).toBe(206);
        expect(headers["content-range"], value).toBe(`bytes ${start}-${end}/${whole.length}`);
        expect(body.equals(whole.subarray(start, end + 1)), value).toBe(true);
      }
      const beyond = await range(`bytes=${whole.length}-`);
      expect(beyond.status).toBe(416);
      expect(beyond.headers["content-range"]).toBe(`bytes */${whole.length}`);
    });

    test("only reading is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        for (const address of ["/", "/testimonials", "/about.html", "/nope", "/assets/x.js"]) {
          const { status, headers } = await ask(host.port, address, { method });
          expect(status, `${method} ${address}`).toBe(405);
          expect(headers.allow, `${method} ${address}`).toBe("GET, HEAD");
          expect(headers, `${method} ${address}`).toMatchObject(lower(fixedSecurityHeaders));
        }
      }
    });
  });
}
