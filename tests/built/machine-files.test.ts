import { readFileSync } from "node:fs";
import { load } from "cheerio";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { emergencyPath } from "../../src/policies/canonical-path.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { paths, site } from "../site.ts";
import { builtPage } from "./built-html.ts";

/* Feed, sitemap, icons and pictures of shared links. */

const origin = siteOrigin();
const read = (file: string) => readFileSync(`dist/site/${file}`, "utf8");
const xml = (file: string) => load(read(file), { xml: true });
const meta = (path: string, property: string) =>
  builtPage(path)(`meta[property="${property}"]`).attr("content") ?? "";

test("the sitemap lists every page once, and robots.txt names it", () => {
  const $ = xml("sitemap.xml");
  const listed = $("url > loc").toArray();
  expect(listed.map((loc) => $(loc).text()).sort()).toEqual(
    paths.map((path) => origin + path).sort(),
  );
  expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("security.txt says whom to write to, and expires within a year", () => {
  const text = read(".well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(text).toContain(`Contact: mailto:${site.clinic.email}`);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 24 * 3600 * 1000);
});

test("the feed has every article, with its excerpt", () => {
  const $ = xml("feed.xml");
  const items = $("item").toArray();
  const read = (item: (typeof items)[number]) =>
    ["title", "link", "description"].map((name) => $(item).find(name).text());
  expect(items.map(read)).toEqual(
    site.articles.map(({ title, path, excerpt }) => [title, origin + path, excerpt]),
  );
});

test("the manifest's shortcuts are pages, and icons have the sizes that it names", async () => {
  const { icons, name, shortcuts } = JSON.parse(read("manifest.webmanifest"));
  expect(name).toBe(site.clinic.name.full);
  const urls = shortcuts.map(({ url }: { url: string }) => url);
  expect(urls[0]).toBe(emergencyPath);
  expect(paths).toEqual(expect.arrayContaining(urls));
  // Android cuts a shape from it.
  expect(icons).toContainEqual(expect.objectContaining({ purpose: "maskable" }));
  const pngs = icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(pngs).not.toEqual([]);
  for (const { src, sizes } of [...pngs, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const { width, height } = await sharp(`dist/site${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(read("favicon.svg")).toContain("prefers-color-scheme:dark");
  expect(readFileSync("dist/site/favicon.ico").subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test("each picture that is named is there, and no other", () => {
  const files = globSync("**/*.{html,js,xml}", { cwd: "dist/site" });
  const named = files.flatMap(
    (file) => read(file).match(/(?<=\/)assets\/[\w-]+\.(?:svg|png)/g) ?? [],
  );
  const found = globSync("assets/*.{svg,png}", { cwd: "dist/site" });
  expect([...new Set(named)].sort()).toEqual(found.sort());
});

test("each page has a picture for shared links: 1200 by 630, with alt text", async () => {
  for (const path of paths) {
    const picture = new URL(meta(path, "og:image"));
    expect(picture.origin).toBe(origin);
    const { format, width, height } = await sharp(`dist/site${picture.pathname}`).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    expect(meta(path, "og:image:alt"), path).not.toBe("");
    expect(meta(path, "og:image:width"), path).toBe("1200");
    expect(meta(path, "og:image:height"), path).toBe("630");
  }
});
