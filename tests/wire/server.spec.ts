import { expect, test } from "@playwright/test";
import { loadSite } from "../../app/content-model/site.ts";
import { paths } from "../specification.ts";

/* What the server answers, asked over HTTP. */

const { notices } = loadSite();

test("every page is there, and says what it is", async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^text\/html; ?charset=utf-8$/i);
  }
});

for (const path of [
  "/nope",
  "/services/unknown",
  "/index.htm",
  "/404",
  "/404.html",
  "/%E0%A4%A",
  "/..%2fpackage.json",
  "/.vite/manifest.json",
]) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
  });
}

test("every other spelling of a page leads to its one address, for good", async ({
  request,
  baseURL,
}) => {
  for (const path of paths) {
    const file = path === "/" ? "/index" : path;
    for (const spelling of [
      `${file}.html`,
      `${path === "/" ? "" : path}/index.html`,
      ...(path === "/" ? [] : [`${path}/`, path.toUpperCase()]),
    ]) {
      const response = await request.get(`${spelling}?category=Senior%20Care`, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(308);
      expect(response.headers().location, spelling).toBe(`${path}?category=Senior%20Care`);
    }
  }
  const elsewhere = await request.get(`${baseURL}//example.org/about`, { maxRedirects: 0 });
  expect(elsewhere.status()).toBe(404);
});

for (const [file, type] of Object.entries({
  "robots.txt": /^text\/plain/,
  "sitemap.xml": /^(text|application)\/xml/,
  "feed.xml": /^(text|application)\/xml/,
  "feed.json": /^application\/json/,
  "manifest.webmanifest": /^application\/manifest\+json/,
  "favicon.ico": /^image\//,
  "favicon.svg": /^image\/svg\+xml/,
  "apple-touch-icon.png": /^image\/png/,
  "icon-maskable-512.png": /^image\/png/,
  "humans.txt": /^text\/plain/,
  "llms.txt": /^text\/plain/,
  ".well-known/security.txt": /^text\/plain/,
})) {
  test(`/${file} is served as what it is`, async ({ request }) => {
    const response = await request.get(`/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(type);
    expect((await response.body()).length).toBeGreaterThan(40);
  });
}

test("only our own script may run, and nothing inline", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  const directives = policy.split("; ");
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("script-src 'self'");
  expect(policy).not.toContain("unsafe");
  // One style element, allowed by the hash of what is in it.
  expect(directives.find((directive) => directive.startsWith("style-src"))).toMatch(
    /^style-src 'self' 'sha256-[\w+/]{43}='$/,
  );
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    // The second where a notice is listed (docs/decisions/0008).
    expect(
      scripts.filter((tag) => !tag.includes("ld+json")),
      path,
    ).toHaveLength(notices.length > 0 ? 2 : 1);
    expect(html, path).not.toMatch(/ style="| on[a-z]+="/);
  }
});

test("contact files are what phones take for contacts", async ({ request }) => {
  const html = await (await request.get("/contact")).text();
  const addresses = [...html.matchAll(/href="(\/contacts\/[^"]+)"/g)].map(([, path]) => path ?? "");
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toBe("text/vcard; charset=utf-8");
    expect(await response.text(), address).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  }
});

test("pages are asked for anew, hashed files are kept", async ({ request }) => {
  const page = await request.get("/");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  const again = await request.get("/", { headers: { "If-None-Match": page.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("the server gives what was compressed at build", async ({ request }) => {
  const response = await request.get("/about", { headers: { "Accept-Encoding": "br" } });
  expect(response.headers()["content-encoding"]).toBe("br");
  expect(await response.text()).toContain("About Our Practice");
});

test("only reading is allowed", async ({ request }) => {
  const response = await request.post("/testimonials", { data: "story" });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe("GET, HEAD");
});
