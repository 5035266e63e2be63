import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadSite } from "../../plugins/content/load-site.ts";
import { cmsFields } from "../../plugins/forms/cms-fields.ts";
import { formsConfig } from "../../plugins/forms/config.ts";
import { isFallback } from "../../src/addresses/paths.ts";
import {
  contentFile,
  matching,
  nameIn,
  pagePath,
  pictureFor,
  sentences,
  text,
} from "../../src/content/schemas/fields.ts";
import { sharedFiles } from "../../src/content/schemas/index.ts";
import { noticesFile } from "../../src/content/schemas/notices.ts";

/* The forms that are made from the schemas; tests/commands/development.spec.ts opens one in a browser. */

test("every file of content has one form, so no form overwrites the file of another", () => {
  const places = formsConfig().collections?.flatMap((one) =>
    "files" in one ? one.files.map(({ file }) => file) : "folder" in one ? one.folder : [],
  );
  for (const file of globSync("content/**/*.{yaml,mdx}")) {
    const forms = places?.filter((place) => place === file || place === path.dirname(file));
    expect(forms, file).toHaveLength(1);
  }
});

test("the forms work on GitHub, offer the pages, and write what a build understands", () => {
  const pages = loadSite().pages.flatMap(({ path }) => (isFallback(path) ? [] : path));
  const { collections, app_title, media_libraries, ...others } = formsConfig("a/b");
  expect(others).toEqual({
    backend: { name: "github", repo: "a/b", auth_methods: ["token"] },
    media_folder: "content/photos",
    public_folder: "/",
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
  });
  const webp = { raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 } };
  const config = { slugify_filename: true, transformations: webp };
  expect(media_libraries).toEqual({ default: { config } });
  expect(JSON.stringify(collections)).toContain(JSON.stringify(pages));
});

test("every label has a hint where it shows", () => {
  for (const label of cmsFields(sharedFiles.labels.fields, {}, "labels")) {
    expect(label).toMatchObject({ hint: expect.any(String) });
  }
});

test("a notice has to say what it does to the hours", () => {
  const options = [{ value: true }, { value: "see hours" }, { value: false }];
  const closed = { name: "closed", widget: "select", required: true, options };
  expect(cmsFields(noticesFile.fields, {}, "notices")).toMatchObject([
    { fields: [closed, {}, {}, {}, {}] },
  ]);
});

test("a field has the kind, the label and the limits of its schema", () => {
  const schema = z.strictObject({
    petName: text.describe("A hint."),
    zip: matching(/^\d{5}$/, "five digits"),
    photo: z.strictObject({ alt: text }).optional(),
    notes: z.array(sentences).min(1).max(3),
    rating: z.int().min(1).max(5),
    path: pagePath.optional(),
    author: nameIn("team"),
    end: pictureFor("^guest"),
    kind: z.enum(["news", "heat"]),
    shape: z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("road"), via: text })]),
    agreed: z.boolean().meta({ title: "Everybody agreed" }),
  });
  const choices = { pages: ["/"], team: [], pictures: ["guest-car", "kit"] };
  expect(cmsFields(contentFile("", schema).fields, choices, "")).toMatchObject([
    { name: "petName", label: "Pet name", widget: "string", required: true, hint: "A hint." },
    { widget: "string", pattern: ["^\\d{5}$", "Expected five digits."] },
    { widget: "object", required: false, fields: [{ name: "alt" }] },
    { widget: "list", label_singular: "Note", min: 1, max: 3, field: { widget: "text" } },
    { widget: "number", min: 1, max: 5 },
    { widget: "select", options: ["/"], label: "Page", required: false },
    { widget: "string" },
    { widget: "picture", options: ["guest-car"] },
    { widget: "select", options: ["news", "heat"] },
    { widget: "object", typeKey: "kind", types: [{ name: "road", fields: [{ name: "via" }] }] },
    { widget: "boolean", label: "Everybody agreed" },
  ]);
});
