import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync } from "node:fs";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "../base-test.ts";
import { builtHtml } from "../built/built-html.ts";
import { ofDocument, ofEveryFile, oneYear } from "../expected-headers.ts";

/* What our server answers. commands.spec.ts starts and stops it. */

/** Sends one raw request: no path normalization, redirects or decompression. */
async function ask(pathname: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? "");
  const requested = request({ hostname, port, path: pathname, agent: false, ...options }).end();
  const [response] = (await once(requested, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

/** The headers of a document, with the hashes of its style elements. */
const headersOf = (html: string) => ({
  ...ofDocument(
    ...Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, css = ""]) => {
      return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    }),
  ),
  "cache-control": "no-cache",
  "content-type": "text/html; charset=utf-8",
  vary: "Accept-Encoding",
});

test("a document has its own policy and is revalidated", async () => {
  for (const page of ["/", "/services/dental"]) {
    const html = builtHtml(page);
    const headers = { "Accept-Encoding": "gzip, br" };
    const answer = await ask(page, { headers });
    const expected = { ...headersOf(html), "content-encoding": "br" };
    expect(answer).toMatchObject({ status: 200, headers: expected });
    expect(brotliDecompressSync(answer.body).toString() === html, page).toBe(true);
    const again = { ...headers, "If-None-Match": `W/${answer.headers.etag}` };
    expect(await ask(page, { headers: again })).toMatchObject({ status: 304, headers: expected });
    const other = { ...headers, "If-None-Match": '"other"' };
    expect(await ask(page, { headers: other })).toMatchObject({ status: 200 });
  }
});

test("other files have a type and cache headers, and no policy", async () => {
  const [script] = globSync("*.js", { cwd: "dist/site/assets" });
  for (const [pathname, type, cache] of [
    [`/assets/${script}`, "text/javascript; charset=utf-8", oneYear],
    ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/contacts/clinic.vcf", "text/vcard; charset=utf-8", "no-cache"],
  ] as const) {
    const { status, headers } = await ask(pathname);
    expect(status, pathname).toBe(200);
    expect(headers, pathname).toMatchObject({ "cache-control": cache, "content-type": type });
    const security = Object.keys(ofDocument()).filter((name) => name in headers);
    expect(security, pathname).toEqual(Object.keys(ofEveryFile));
  }
});

test("any other address is the not-found page, which is not cached", async () => {
  const html = builtHtml("/404");
  for (const pathname of [
    ...["/nope", "/404", "/404.html", "/About", "//about", "/assets/gone.js"],
    ...["/_headers", "/_redirects", "/index.html.br", "/../../package.json", "/%E0%A4%A"],
  ]) {
    const { status, headers, body } = await ask(pathname);
    expect(status, pathname).toBe(404);
    expect(body.toString() === html, pathname).toBe(true);
    expect(headers, pathname).toMatchObject(headersOf(html));
  }
});

test("a trailing slash and .html redirect to the page, with the query", async () => {
  for (const spelling of ["/about/", "/about.html"]) {
    expect(await ask(`${spelling}?category=Senior%20Care`)).toMatchObject({
      status: 308,
      headers: { location: "/about?category=Senior%20Care" },
    });
  }
});

test("HEAD answers like GET without a body; other methods are refused", async () => {
  const { status, headers } = await ask("/");
  const head = await ask("/", { method: "HEAD" });
  expect(head).toMatchObject({ status, headers: { ...headers, date: expect.anything() } });
  expect(head.body.length).toBe(0);
  const post = await ask("/testimonials", { method: "POST" });
  expect(post).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

test("without a build it prints what to do", () => {
  const { status, stderr } = spawnSync("node", [path.resolve("server/main.ts")], {
    cwd: tmpdir(),
    encoding: "utf8",
  });
  expect(stderr).toBe("There is no built site in dist/site. Build it first: npm run build\n");
  expect(status).toBe(1);
});
