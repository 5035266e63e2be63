import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtHtml, builtPage, fallbacks, paths, siteFolder } from "../built.ts";

/*
 * The HTML of each page, for any content. The build asks links and ids; tests/specification asks
 * titles, canonical links and robots.
 */

const pages = [...paths, ...fallbacks];
const checker = new HtmlValidate({
  extends: ["html-validate:standard"],
  // Headings without a gap, and landmarks by name.
  rules: { "heading-level": "error", "unique-landmark": "error" },
});

test.each(pages)("%s passes html-validate", async (path) => {
  const { results } = await checker.validateString(builtHtml(path));
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)).toEqual([]);
});

test.each(pages)(
  "%s: links to other sites, and no others, open a new tab without an opener",
  (path) => {
    const links = builtPage(path)("a[href]").toArray();
    const wrong = links.filter(({ attribs: { href = "", target, rel } }) =>
      href.startsWith("https:") ? target !== "_blank" || rel !== "noopener" : target !== undefined,
    );
    expect(wrong.map(({ attribs }) => attribs.href)).toEqual([]);
  },
);

test.each(paths)("%s has a picture for shared links: 1200 by 630, with alt text", async (path) => {
  const meta = (property: string) =>
    builtPage(path)(`meta[property="${property}"]`).attr("content") ?? "";
  const { pathname } = new URL(meta("og:image"));
  const { format, width, height } = await sharp(siteFolder + pathname).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(meta("og:image:alt")).not.toBe("");
});

test.each(pages)("%s: a range in large figures has a dash", (path) => {
  expect(builtPage(path)(".numeral").text()).not.toMatch(/\d-\d/);
});

test.each(fallbacks)("%s is in no search engine", (path) => {
  expect(builtPage(path)('meta[name="robots"]').attr("content")).toMatch(/noindex/);
  expect(builtPage(path)('link[rel="canonical"]')).toHaveLength(0);
});

test("home has no font in its head, where it would delay the first words", () => {
  expect(builtPage("/")("head link[as=font]")).toHaveLength(0);
  expect(builtPage("/")("body link[as=font]")).toHaveLength(2);
});
