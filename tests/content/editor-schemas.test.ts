import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import remarkSetup from "../../.remarkrc.mjs";
import { patternOf } from "../../app/content-model/content-files.ts";
import { readSource } from "../../app/content-model/read-file.ts";
import {
  listSchemaFiles,
  schemaFileOf,
  schemaFolder,
  schemaLineFor,
} from "../../tools/content-schemas.ts";
import { compileSchema, schemaFor } from "../../tools/remark-front-matter-schema.mjs";

/* What an editor shows while somebody writes in content/. */

const contentFiles = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => /\.\w+$/.test(name))
  .filter((name) => name !== "README.md" && !name.startsWith("schemas/"));
const yamlFiles = contentFiles.filter((name) => name.endsWith(".yaml"));
const mdxFiles = contentFiles.filter((name) => name.endsWith(".mdx"));

const read = (file: string) => readFileSync(path.join("content", file), "utf8");

test("the content has files of both kinds, and nothing else", () => {
  expect(yamlFiles.length).toBeGreaterThan(10);
  expect(mdxFiles.length).toBeGreaterThan(15);
  expect([...yamlFiles, ...mdxFiles].sort()).toEqual(contentFiles.sort());
});

describe("the schemas", () => {
  const expected = listSchemaFiles();

  test("are all there, and no other", () => {
    expect(readdirSync(schemaFolder).sort(), "run: npm run schemas").toEqual(
      [...expected.keys()].sort(),
    );
  });

  test.each([...expected])("%s is up to date", (name, text) => {
    const written = readFileSync(path.join(schemaFolder, name), "utf8");
    expect(written === text, `content/schemas/${name} is old. Run: npm run schemas`).toBe(true);
  });

  test.each(contentFiles)("content/%s has one, by the site's own list, and keeps to it", (file) => {
    const schema = schemaFor(file);
    expect(schema).toBe(schemaFileOf(patternOf(file)));
    const validate = compileSchema(schema ?? "");
    // As an editor sees it: {clinic.phone} is not yet a number.
    validate(readSource(path.join("content", file), `content/${file}`).raw);
    expect(validate.errors ?? []).toEqual([]);
  });

  test.each(yamlFiles)("content/%s tells an editor in its first line where it is", (file) => {
    expect(read(file).split("\n")[0]).toBe(schemaLineFor(file));
  });

  test("a file that the list does not know is refused", () => {
    expect(schemaFor("prices.yaml")).toBeUndefined();
    expect(schemaFor("articles/2024/first-visit.mdx")).toBeUndefined();
    expect(() => patternOf("prices.yaml")).toThrow("content/prices.yaml has no schema");
  });
});

/** Replaces text that must be there. */
function edit(text: string, from: string | RegExp, to: string): string {
  const after = text.replace(from, to);
  expect(after, `no ${from}`).not.toBe(text);
  return after;
}

/** What an editor's remark says of a text: `line:column-line:column message`. */
async function remark(file: string, text: string): Promise<string[]> {
  const vfile = new VFile({ path: path.resolve("content", file), value: text });
  // As Markdown, since that is what the editor takes it for.
  await createProcessor({ format: "md", remarkPlugins: remarkSetup.plugins }).process(vfile);
  return vfile.messages.map(({ place, reason }) => {
    if (place === undefined || !("start" in place)) return reason;
    const { start, end } = place;
    return `${start.line}:${start.column}-${end.line}:${end.column} ${reason}`;
  });
}

describe("a mistake in YAML is refused", () => {
  test.each<[mistake: string, file: string, from: string | RegExp, to: string, error: string]>([
    ["a field is missing", "testimonials.yaml", /\n {2}location: .*/, "", "/0 required"],
    ["a field is misspelt", "clinic.yaml", "postalCode:", "zip:", "/address additionalProperties"],
    [
      "a field has the wrong type",
      "testimonials.yaml",
      "rating: 5",
      "rating: five",
      "/0/rating type",
    ],
    ["a number is too high", "testimonials.yaml", "rating: 5", "rating: 6", "/0/rating maximum"],
    [
      "a status is unknown",
      "clinic.yaml",
      "\n  status: unconfirmed",
      "\n  status: sure",
      "/name/status enum",
    ],
    [
      "a month does not exist",
      "testimonials.yaml",
      "date: 2025-06",
      "date: 2025-13",
      "/0/date pattern",
    ],
    [
      "a list has too many items",
      "reasons.yaml",
      "benefits:\n",
      "benefits:\n    - A fifth\n",
      "/0/benefits maxItems",
    ],
    [
      "a phone number is written in another way",
      "clinic.yaml",
      "display: (864) ",
      "display: 864 ",
      "/phone/display pattern",
    ],
    ["a link is not secure", "clinic.yaml", "url: https:", "url: http:", "/booking/url pattern"],
    [
      "a title is too long",
      "pages/about.yaml",
      / {2}title: .*/,
      `  title: ${"long ".repeat(13)}`,
      "/meta/title maxLength",
    ],
    [
      "a description is too short",
      "pages/about.yaml",
      / {2}description: .*/,
      "  description: Short",
      "/meta/description minLength",
    ],
    [
      "a menu entry is of no kind",
      "navigation.yaml",
      "- each: services",
      "- each: service",
      "/header/2/dropdown/1/each enum",
    ],
    ["a name is no name", "figures.yaml", "seniorAge:", "senior-age:", " propertyNames"],
  ])("%s", (_mistake, file, from, to, error) => {
    const validate = compileSchema(schemaFor(file) ?? "");
    validate(parse(edit(read(file), from, to)));
    expect(
      validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
    ).toContain(error);
  });

  test("how long a text with a fact is, only the build can say", () => {
    const validate = compileSchema(schemaFor("pages/about.yaml") ?? "");
    const title = (words: string) =>
      parse(edit(read("pages/about.yaml"), / {2}title: .*/, `  title: "${words}"`));
    expect(validate(title(`{clinic.name} ${"long ".repeat(13)}`))).toBe(true);
    expect(validate(title(""))).toBe(false);
  });
});

describe("an editor underlines mistakes in front matter", () => {
  test.each(mdxFiles)("content/%s has none", async (file) => {
    expect(await remark(file, read(file))).toEqual([]);
  });

  const article = "articles/first-visit.mdx";
  const dental = "services/dental.mdx";
  const greer = "areas/greer.mdx";

  /**
   * `line:column-line:column` of what stands in brackets.
   * @param marked words of the text with brackets around what is underlined, such as `id: [3]`
   */
  function placeOf(text: string, marked: string): string {
    const [before = "", underlined = ""] = marked.split(/[[\]]/);
    const index = text.indexOf(`\n${marked.replace(/[[\]]/g, "")}`);
    expect(index, `no ${marked}`).toBeGreaterThan(-1);
    const line = text.slice(0, index + 1).split("\n").length;
    const column = before.length + 1;
    return `${line}:${column}-${line}:${column + underlined.length}`;
  }

  test.each<
    [mistake: string, file: string, from: string | RegExp, to: string, at: string, message: string]
  >([
    [
      "a field is missing",
      article,
      /\ncategory: .*/,
      "",
      "[id]: 5",
      "category: is missing. One of the categories that content/pages/blog.yaml lists.",
    ],
    [
      "a field of a group is missing",
      article,
      /\n {2}title: .*/,
      "",
      "[meta]:",
      "meta.title: is missing. The title in search results and on the browser's tab. At most 60 characters; no other page may have the same.",
    ],
    [
      "a field is misspelt",
      article,
      /\nexcerpt:/,
      "\nexcerp:",
      "[excerp]:",
      "excerp: no field has this name. Expected one of excerpt, reviewed.",
    ],
    [
      "a field has the wrong type",
      article,
      /services:\n( {2}- .*\n)+/,
      "services: dental\n",
      "services: [dental]",
      "services: is text. Expected a list.",
    ],
    [
      "a field is empty",
      article,
      /\ncategory: .*/,
      "\ncategory:",
      "[category]:",
      "category: is empty. Expected text.",
    ],
    [
      "a date does not exist",
      article,
      /\ndate: .*/,
      "\ndate: 2024-04-31",
      "date: [2024-04-31]",
      "date: is “2024-04-31”. Expected a date written year-month-day, such as 2024-06-15.",
    ],
    [
      "a number is withdrawn",
      article,
      /\nid: .*/,
      "\nid: 3",
      "id: [3]",
      "id: is “3”. Expected a number that no other post has, and not 3 (that post was withdrawn).",
    ],
    [
      "a title is too long",
      article,
      /\n {2}title: .*/,
      `\n  title: ${"Long ".repeat(13)}x`,
      `  title: [${"Long ".repeat(13)}x]`,
      "meta.title: has 66 characters. Expected at most 60.",
    ],
    [
      "a description is too short",
      article,
      /\n {2}description: .*/,
      "\n  description: Short",
      "  description: [Short]",
      "meta.description: has 5 characters. Expected at least 70.",
    ],
    [
      "an item of a list is wrong",
      article,
      "  - vaccinations",
      "  - Vaccinations",
      "  - [Vaccinations]",
      "services.1: is “Vaccinations”. Expected lower-case words joined by hyphens, such as senior-care.",
    ],
    [
      "a status is unknown",
      greer,
      "Status: unconfirmed",
      "Status: sure",
      "neighborhoodsStatus: [sure]",
      "neighborhoodsStatus: is “sure”. Expected one of “confirmed”, “unconfirmed”.",
    ],
    [
      "a list has too many items",
      dental,
      "features:\n",
      "features:\n  - A fifth\n",
      "[features]:",
      "features: has 5 items. Expected exactly 4 items.",
    ],
    [
      "a pattern is unknown",
      dental,
      "kind: figures",
      "kind: figure",
      "  kind: [figure]",
      "pattern.kind: is “figure”. Expected one of “figures”, “timeline”, “points”, “days”.",
    ],
    [
      "a field of a pattern is misspelt",
      dental,
      "    - value:",
      "    - valu:",
      "    - [valu]:",
      "pattern.figures.0.valu: no field has this name. Expected one of value.",
    ],
    [
      "a text is folded over lines",
      greer,
      /\n {2}description: >-\n( {4}.*\n)+/,
      "\n  description: >-\n    Short\n",
      "  [description]: >-",
      "meta.description: has 5 characters. Expected at least 70.",
    ],
  ])("%s", async (_mistake, file, from, to, at, message) => {
    const text = edit(read(file), from, to);
    expect(await remark(file, text)).toContain(`${placeOf(text, at)} ${message}`);
  });

  test("the front matter cannot be read, or is not there", async () => {
    const open = edit(read(article), /\ntitle: (.*)/, '\ntitle: "$1"s');
    expect(await remark(article, open)).toEqual([
      expect.stringMatching(
        /^4:\d+-4:\d+ Cannot be read \(Unexpected[^)\d]*\)\. Expected quotes around/,
      ),
    ]);
    expect(await remark(article, edit(read(article), "---\n", ""))).toEqual([
      "1:1-1:1 The file has no front matter. Expected its fields at the top, between two lines of three hyphens (---).",
    ]);
  });

  test("other Markdown is none of its business", async () => {
    expect(await remark("../README.md", "# Read me")).toEqual([]);
    expect(await remark("README.md", "# Read me")).toEqual([]);
  });
});
