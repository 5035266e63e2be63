import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "../browser.ts";
import { builtHtml, builtPage, clinicSite } from "../built.ts";

/* What `vite preview` answers, as the host will. tests/commands starts and stops it. */

const oneYear = "public, max-age=31536000, immutable";

/** Said again, because tests must not read it from the policy that they check. */
const ofEveryAnswer = {
  "x-content-type-options": "nosniff",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.google.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
};

/** Sends one raw request: no path normalization, redirects or decompression. */
async function ask(path: string, sent = {}) {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? "");
  const requested = request({ hostname, port, path, headers: sent, agent: false }).end();
  const [response] = (await once(requested, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  // The browser checks the hashes of styles, in every other test.
  const hashes = /(?<=style-src [^;]*) 'sha256-[^']+'/g;
  const policy = String(response.headers["content-security-policy"]).replace(hashes, "");
  const headers = { ...response.headers, "content-security-policy": policy };
  return { status: response.statusCode, headers, body };
}

test("a document has the policy, is compressed, and is revalidated", async () => {
  for (const page of ["/", "/services/surgery"]) {
    const accept = { "Accept-Encoding": "gzip, br" };
    const answer = await ask(page, accept);
    expect(answer).toMatchObject({ status: 200, headers: ofEveryAnswer });
    const html = brotliDecompressSync(answer.body).toString();
    expect(html === builtHtml(page, clinicSite), page).toBe(true);
    const again = await ask(page, { ...accept, "If-None-Match": answer.headers.etag });
    expect(again).toMatchObject({ status: 304, headers: ofEveryAnswer });
  }
});

test("any other address is the not-found page", async () => {
  const others = "/nope /About /gone/ //evil.example/ /assets/gone.js /../../package.json";
  for (const path of others.split(" ")) {
    const answer = await ask(path);
    expect(answer, path).toMatchObject({ status: 404, headers: ofEveryAnswer });
    expect(answer.body.toString() === builtHtml("/404", clinicSite), path).toBe(true);
  }
});

test("a page has one address, and a moved one leads to its page, both with the query", async () => {
  for (const [path, status, location] of [
    ["/about/", 308, "/about"],
    ["/services/surgery.html?a=b%20c", 308, "/services/surgery?a=b%20c"],
    ["/index.html", 308, "/"],
    ["/services/breeding?a=b", 301, "/services?a=b"],
    ["/Our-Team.html", 301, "/about"],
    ["/%C3%BCber-uns", 301, "/about"],
    ["/forms/new%20client.pdf", 301, "/blog/first-visit"],
  ] as const) {
    expect(await ask(path)).toMatchObject({ status, headers: { location } });
  }
});

test("files have their types, and those with a hash in their names are kept", async () => {
  const script = builtPage("/", clinicSite)("script[src]").attr("src") ?? "";
  const photo = builtPage("/about", clinicSite)("main picture img").attr("src") ?? "";
  for (const [path, headers] of [
    [script, { "cache-control": oneYear }],
    [photo, { "cache-control": oneYear }],
    ["/favicon.ico", { "content-type": "image/x-icon" }],
    ["/manifest.webmanifest", { "content-type": "application/manifest+json; charset=utf-8" }],
  ] as const) {
    const expected = { status: 200, headers: { ...ofEveryAnswer, ...headers } };
    expect(await ask(path)).toMatchObject(expected);
  }
});
