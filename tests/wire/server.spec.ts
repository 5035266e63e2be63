import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, paths, site, test } from "../base-test.ts";
import { builtHtml } from "../built/built-html.ts";
import { ofEveryAnswer, oneYear } from "../expected-headers.ts";

/* What `vite preview` answers, as the host will. commands.spec.ts starts and stops it. */

/** A host's own default. */
const revalidated = "public, max-age=0, must-revalidate";

/** Sends one raw request: no path normalization, redirects or decompression. */
async function ask(pathname: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? "");
  const requested = request({ hostname, port, path: pathname, agent: false, ...options }).end();
  const [response] = (await once(requested, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** Of all styles. The browser checks them, in every other test. */
const hashes = ({ headers }: Answer): string[] =>
  String(headers["content-security-policy"]).match(/'sha256-[^']+'/g) ?? [];

/** The headers of a document. */
const ofPage = (answer: Answer) => ({
  ...ofEveryAnswer(...hashes(answer)),
  "cache-control": revalidated,
  "content-type": expect.stringMatching(/^text\/html; ?charset=utf-8$/),
});

test("a document has the policy and is revalidated", async () => {
  for (const page of ["/", "/services/dental"]) {
    const html = builtHtml(page);
    const headers = { "Accept-Encoding": "gzip, br" };
    const answer = await ask(page, { headers });
    expect(answer).toMatchObject({ status: 200, headers: ofPage(answer) });
    expect(answer.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(answer.body).toString() === html, page).toBe(true);
    const again = { ...headers, "If-None-Match": answer.headers.etag };
    const unchanged = await ask(page, { headers: again });
    expect(unchanged).toMatchObject({ status: 304, headers: ofEveryAnswer(...hashes(answer)) });
    const other = { ...headers, "If-None-Match": '"other"' };
    expect(await ask(page, { headers: other })).toMatchObject({ status: 200 });
  }
});

test("any other address is the not-found page", async () => {
  const html = builtHtml("/404");
  for (const pathname of [
    ...["/nope", "/404", "/About", "//about", "/assets/gone.js"],
    ...["/_headers", "/_redirects", "/index.html.br", "/../../package.json"],
  ]) {
    const answer = await ask(pathname);
    const { status, headers, body } = answer;
    expect(status, pathname).toBe(404);
    expect(body.toString() === html, pathname).toBe(true);
    expect(headers, pathname).toMatchObject(ofEveryAnswer(...hashes(answer)));
    // A rule of _headers goes by the address, whether there is a file or not.
    const isAsset = pathname.startsWith("/assets/");
    expect(headers["cache-control"], pathname).toBe(isAsset ? oneYear : revalidated);
  }
});

/** What addresses may be made of. */
const part = fc.constantFrom(
  ...["/", "about", "services", "dental", "404", "index", "_headers", "assets", "package.json"],
  ...[".html", ".br", ".", "..", "\\", "%", "%2e%2e", "%2F", "%E0%A4%A", "?a=b%20c"],
);

test("an address is a page, or redirects to one with its query, or is not found", async () => {
  const check = async (parts: string[]) => {
    const address = `/${parts.join("")}`;
    const [pathname = "", query = ""] = address.split(/(?=\?)/);
    const asked = /^(\/.*[^/])(?:\/|\.html)$/.exec(pathname)?.[1] ?? "";
    const page = pathname === "/index.html" ? "/" : asked;
    const { status, headers } = await ask(address);
    if (paths.includes(pathname)) expect(status).toBe(200);
    else if (site.redirects.some(({ from }) => from === pathname)) expect(status).toBe(301);
    else if (!paths.includes(page)) expect(status).toBe(404);
    else expect([status, headers.location]).toEqual([308, page + query]);
  };
  await fc.assert(fc.asyncProperty(fc.array(part, { maxLength: 4 }), check), {
    examples: [[["about", "/"]], [["services", "/", "dental", ".html", "?a=b%20c"]]],
  });
});

test("HEAD answers like GET without a body; other methods are refused", async () => {
  const { status, headers } = await ask("/");
  const head = await ask("/", { method: "HEAD" });
  expect(head).toMatchObject({ status, headers: { ...headers, date: expect.anything() } });
  expect(head.body.length).toBe(0);
  const post = await ask("/testimonials", { method: "POST" });
  expect(post).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});
