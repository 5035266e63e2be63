import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "../browser.ts";
import { builtHtml, builtPage, clinicSite } from "../built.ts";

/* What `vite preview` answers, as the host will. tests/commands starts and stops it. */

/** The headers of every answer: the first rule of _headers, which plugins/host/host-files.test.ts checks. */
const [ofAll = ""] = readFileSync(`${clinicSite}/_headers`, "utf8").split("\n\n");
const [, ...lines] = ofAll.split("\n  ");
const ofEveryAnswer = Object.fromEntries(
  lines.map((line) => line.split(": ")).map(([name = "", value]) => [name.toLowerCase(), value]),
);

/** Sends one raw request: no path normalization, redirects or decompression. */
async function ask(path: string, sent = {}) {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? "");
  const requested = request({ hostname, port, path, headers: sent, agent: false }).end();
  const [response] = (await once(requested, "response")) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
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
    ["/forms/new%20client.pdf", 301, "/contact"],
  ] as const) {
    expect(await ask(path)).toMatchObject({ status, headers: { location } });
  }
});

test("a file gets what is said of its name, and what is said of every answer", async () => {
  const script = builtPage("/", clinicSite)("script[src]").attr("src") ?? "";
  for (const [path, headers] of [
    [script, { "cache-control": "public, max-age=31536000, immutable" }],
    ["/manifest.webmanifest", { "content-type": "application/manifest+json; charset=utf-8" }],
  ] as const) {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, headers: { ...ofEveryAnswer, ...headers } });
  }
});
