import { readFileSync } from "node:fs";
import { load } from "cheerio";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadSite } from "../../app/content-model/load-site.ts";
import { siteOrigin } from "../../app/policies/site-origin.ts";
import { builtPage } from "./built-html.ts";

/* Feeds, maps, icons and pictures of shared links. */

const site = loadSite();
const paths = site.routes.map(({ path }) => path);
const origin = siteOrigin();
const read = (file: string) => readFileSync(`dist/site/${file}`, "utf8");
const xml = (file: string) => load(read(file), { xml: true });

test("the sitemap lists every page once", () => {
  const $ = xml("sitemap.xml");
  const listed = $("url > loc")
    .map((_, element) => $(element).text())
    .get();
  expect([...listed].sort()).toEqual(site.routes.map(({ path }) => `${origin}${path}`).sort());
  expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("RSS and JSON feed carry every article whole, with absolute addresses", () => {
  const $ = xml("feed.xml");
  const feed = JSON.parse(read("feed.json"));
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect($("item")).toHaveLength(site.articles.length);
  expect(feed.items).toHaveLength(site.articles.length);
  for (const [index, { slug, title, outline }] of site.articles.entries()) {
    const item = $("item").eq(index);
    expect(item.find("title").text()).toBe(title);
    expect(item.find("link").text()).toBe(`${origin}/blog/${slug}`);
    const html = item.find("content\\:encoded").text();
    expect(feed.items[index].content_html).toBe(html);
    const prose = load(html, null, false);
    expect(prose.text().split(/\s+/).length, slug).toBeGreaterThan(outline.words * 0.9);
    expect(prose("h2").length).toBe(outline.headings.length);
    expect(html).not.toMatch(/ (?:href|src)="\/| class=| style=|<svg|<script/);
  }
});

test("the manifest and the head name icons of the size that they say", async () => {
  const { icons, start_url, name } = JSON.parse(read("manifest.webmanifest"));
  expect({ start_url, name }).toEqual({ start_url: "/", name: site.clinic.name.full });
  for (const { src, sizes } of icons.filter(({ type }: { type: string }) => type === "image/png")) {
    const { width, height } = await sharp(`dist/site${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  // A mask shows a circle in the middle, four fifths wide: the rest must be background.
  const { data } = await sharp("dist/site/icon-maskable-512.png")
    .extract({ left: 0, top: 0, width: 512, height: 40 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(new Set(data).size).toBeLessThanOrEqual(4);
  const $ = builtPage("/");
  expect($('link[rel="apple-touch-icon"]').attr("href")).toBe("/apple-touch-icon.png");
  expect(await sharp("dist/site/apple-touch-icon.png").metadata()).toMatchObject({ width: 180 });
  expect(read("favicon.svg")).toContain("prefers-color-scheme:dark");
  expect(readFileSync("dist/site/favicon.ico").subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  for (const scheme of ["light", "dark"]) {
    const tag = $(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
    expect(tag.attr("content")).toMatch(/^#[0-9a-f]{3,6}$/);
  }
});

test("security.txt says whom to tell, and runs out within a year", () => {
  const text = read(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${site.clinic.email}`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 24 * 3600 * 1000);
});

test("each page has a picture of its own for shared links: 1200 by 630, under 200 kB, described", async () => {
  const pictures = new Map<string, string>();
  for (const path of paths) {
    const $ = builtPage(path);
    const content = (property: string) => $(`meta[property="${property}"]`).attr("content") ?? "";
    const address = content("og:image");
    expect(address.startsWith(`${origin}/assets/`), path).toBe(true);
    expect(content("og:image:alt").length, path).toBeGreaterThan(15);
    expect(content("og:image:alt").length, path).toBeLessThan(200);
    const file = `dist/site${new URL(address).pathname}`;
    expect(await sharp(file).metadata(), path).toMatchObject({
      format: "png",
      width: Number(content("og:image:width")),
      height: Number(content("og:image:height")),
    });
    const bytes = readFileSync(file);
    expect(bytes.length, path).toBeLessThan(200_000);
    pictures.set(bytes.toString("base64"), path);
  }
  expect(pictures.size).toBe(paths.length);
  expect(builtPage("/")('meta[property="og:image:width"]').attr("content")).toBe("1200");
  expect(builtPage("/")('meta[property="og:image:height"]').attr("content")).toBe("630");
});
