import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { changeContent } from "../changed-content.ts";
import { nodeOf } from "../structured-data.ts";
import { renderPages, textsOf } from "./render-pages.ts";

const article = "articles/first-visit.mdx";
const path = "/blog/first-visit";

test("an article of five fields takes the others from its text, and ends as services do", async () => {
  const content = changeContent();
  const fields = "title: A story\ndate: 2026-01-31\npicture: kit\ncategory: News";
  const text = `See **us** at\n{clinic.street}. Now? No. Dr. Lee vs. Mt. St. Ann, e.g. No. 5, went${" on".repeat(60)}.`;
  content.write("articles/new.mdx", `---\n${fields}\n---\n\n## When\n\n${text}\n`);
  const [blog, article] = await renderPages(["/blog", "/blog/new"]);
  const excerpt = "See us at 1187 Old Buncombe Rd. Now? No.";
  expect(textsOf(blog, ".one-link:contains('A story') h3 + p")).toEqual([excerpt]);
  expect(article("title").text()).toMatch(/^A story \|/);
  expect(article("meta[name=description]").attr("content")).toBe(excerpt);
  expect(textsOf(article, "#closing-call")).toEqual(["Ready to book a visit?"]);
});

test("the only article has no others below it", async () => {
  const content = changeContent();
  const [before] = await renderPages([path], "public");
  expect(before("#read-next")).toHaveLength(1);
  for (const name of ["senior-pets", "ticks-by-month"])
    rmSync(`${content.folder}/articles/${name}.mdx`);
  content.set(article, { services: [] });
  const [alone] = await renderPages([path], "public");
  expect(alone("#read-next, #related, .wrap.columns:empty")).toHaveLength(0);
});

/** What an article says under its title. */
const byline = ".page-head p:has(b)";
const approval = /Dr\. Sol Ó Briain .*October 2026$/;

test("an article shows who approved it, and when, also in lists if it has no date", async () => {
  const content = changeContent();
  content.set("articles/senior-pets.mdx", { date: "2026-10-06" });
  content.set(article, {
    date: undefined,
    approved: { date: "2026-10-07", name: "Dr. Sol Ó Briain" },
  });
  const [blog, undated] = await renderPages(["/blog", path]);
  const [first, second] = textsOf(blog, "p:has(time)");
  expect([undated(byline).text(), first, second]).toEqual([
    ...[expect.stringMatching(approval), expect.stringMatching(approval)],
    expect.not.stringContaining("Dr. "),
  ]);
  expect(undated(byline).find("time").attr("datetime")).toBe("2026-10");
  const node = nodeOf(undated, "BlogPosting");
  expect(node).toMatchObject({ dateModified: "2026-10-07T00:00:00-04:00" });
  expect(node).not.toHaveProperty("datePublished");
  content.set(article, { date: "2026-10-05" });
  const [dated] = await renderPages([path]);
  expect(dated(byline).text()).toMatch(/October 5, 2026.+October 2026$/);
  content.set(article, { category: content.get("pages/blog.yaml", "newsCategory") });
  const [news] = await renderPages([path]);
  expect(news(byline).text()).not.toMatch(approval);
});
