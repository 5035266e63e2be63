import { expect, test } from "vitest";
import { defaultOrigin } from "../../src/addresses.ts";
import { changeContent } from "../support/changed-content.ts";
import { renderPages, textsOf } from "../support/render-pages.ts";
import { nodeOf } from "../support/structured-data.ts";

const article = "articles/first-visit.mdx";
const path = "/blog/first-visit";

test("an article of five fields takes the others from its text, and ends as services do", async () => {
  const content = changeContent();
  const fields = "draft: false\ntitle: A story\ndate: 2026-01-31\ncategory: News";
  const text = `See **us** at &lt;/script>\n{clinic.street}. Now? No. Dr. Lee vs. Mt. St. Ann, e.g. No. 5, went${" on".repeat(60)}.`;
  content.write("articles/new.mdx", `---\n${fields}\n---\n\n## When\n\n${text}\n`);
  const [blog, article] = await renderPages(["/blog", "/blog/new"]);
  const excerpt = "See us at </script> 1187 Old Buncombe Rd. Now? No.";
  expect(textsOf(blog, ".one-link:contains('A story') h3 + p")).toEqual([excerpt]);
  expect(article("title").text()).toMatch(/^A story \|/);
  expect(article("meta[name=description]").attr("content")).toBe(excerpt);
  // Nothing in the data for search engines ends its element.
  expect(nodeOf(article, "BlogPosting").description).toBe(excerpt);
  expect(textsOf(article, "#closing")).toEqual(["Ready to book a visit?"]);
});

test("an article with a photograph shows and shares that, others the picture of all pages", async () => {
  const content = changeContent();
  const shared = async () => {
    const [$] = await renderPages([path]);
    const image = $("meta[property='og:image']").attr("content");
    expect(nodeOf($, "BlogPosting").image).toBe(image);
    return [image?.replace(/[0-9a-f]{8}/, ""), $("article figure picture").length];
  };
  expect(await shared()).toEqual([`${defaultOrigin}/assets/door.jpg--1440.jpeg`, 1]);
  content.set(article, { photo: undefined });
  expect(await shared()).toEqual([`${defaultOrigin}/share.png`, 0]);
});

test("an article shows who has approved it, and when, but news does not", async () => {
  const content = changeContent();
  const approved = /April 8, 2026.+Dr\. Maximiliane Featherstonhaugh .*November 2026$/;
  const byline = async () => textsOf((await renderPages([path]))[0], ".page-head p:has(b)").join();
  expect(await byline()).toMatch(approved);
  content.set("pages/blog.yaml", { newsCategory: content.get(article, "category") });
  expect(await byline()).not.toMatch(approved);
});
