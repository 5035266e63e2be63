import { load } from "cheerio";
import { expect, test } from "vitest";
import { machineFiles } from "../../plugins/prerender/machine-files.ts";
import { articleDay } from "../../src/content/schemas/articles.ts";
import { changeContent } from "../changed-content.ts";

/* Each address has its own day in sitemap and feed, wherever the build is. */

const site = changeContent().load();
const { origin } = site;
const [newest, ...others] = site.articles;
if (newest === undefined) throw new Error("There is no article");
const articles = [{ ...newest, date: "2030-06-15", updated: "2031-01-02" }, ...others];
const files = machineFiles({ ...site, articles });
const read = (name: string) => files.get(name) ?? "";
const published = articles.map((article) => [origin + article.path, articleDay(article)]);
/** The day that readers of a feed see: most of ours are here. */
const dayOf = (time: string) =>
  new Date(time).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

test("the sitemap has the date of the last change, if the content has one", () => {
  const $ = load(read("sitemap.xml"), { xml: true });
  const dated = $("url:has(lastmod)")
    .toArray()
    .map((url) => [$(url).find("loc").text(), $(url).find("lastmod").text()]);
  const changes = [
    [`${origin}/blog`, "2030-06-15"],
    [origin + newest.path, "2031-01-02"],
    ...others.map((article) => [origin + article.path, article.updated ?? articleDay(article)]),
    ...site.legal.map(({ path, updated }) => [origin + path, updated]),
  ];
  expect(dated.sort()).toEqual(changes.sort());
});

test("the feed has the date each article was published", () => {
  const $ = load(read("feed.xml"), { xml: true });
  const items = $("item").toArray();
  expect(
    items.map((item) => [$(item).find("link").text(), dayOf($(item).find("pubDate").text())]),
  ).toEqual(published);
});
