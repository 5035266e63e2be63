import { load } from "cheerio";
import { expect, test } from "vitest";
import { loadSite } from "../app/content-model/load-site.ts";
import { siteOrigin } from "../app/policies/site-origin.ts";
import { machineFiles } from "../tools/build/machine-files.ts";

/* Each address has its own day in sitemap and feeds, wherever the build is (vitest.config.ts). */

const site = loadSite();
const files = machineFiles(site, new Map());
const origin = siteOrigin();
const read = (name: string) => files.get(name) ?? "";
const published = site.articles.map(({ slug, date }) => [`${origin}/blog/${slug}`, date]);
const dayOf = (time: string) => new Date(time).toISOString().slice(0, 10);

test("the sitemap has the day of the last change, where content has one", () => {
  const $ = load(read("sitemap.xml"), { xml: true });
  const dated = $("url:has(lastmod)")
    .toArray()
    .map((url) => [$(url).find("loc").text(), $(url).find("lastmod").text()]);
  const changes = [
    [`${origin}/blog`, site.articles[0]?.date],
    ...site.articles.map(({ slug, date, updated }) => [`${origin}/blog/${slug}`, updated ?? date]),
    ...site.legal.map(({ slug, updated }) => [`${origin}/${slug}`, updated]),
  ];
  expect(dated.sort()).toEqual(changes.sort());
});

test("the feeds have the day on which an article was published", () => {
  const $ = load(read("feed.xml"), { xml: true });
  const items = $("item").toArray();
  expect(
    items.map((item) => [$(item).find("link").text(), dayOf($(item).find("pubDate").text())]),
  ).toEqual(published);
  const feed: { items: { url: string; date_published: string }[] } = JSON.parse(read("feed.json"));
  expect(feed.items.map(({ url, date_published: time }) => [url, dayOf(time)])).toEqual(published);
});
