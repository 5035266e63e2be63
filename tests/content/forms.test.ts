import path from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { formsConfig } from "../../owner-tools/forms/config.ts";

/* The forms of the owner's files. tests/commands/development.spec.ts opens one in a browser. */

/** The parts of a collection that these tests read. */
type Collection = { folder?: string; extension?: string; files?: { file: string }[] };

test("every file of content has one form, or none, so no form overwrites the file of another", () => {
  const places = (formsConfig().collections as Collection[]).flatMap(
    (one) => one.files?.map(({ file }) => file) ?? `${one.folder}/*.${one.extension}`,
  );
  for (const file of globSync("content/**/*.{yaml,mdx}")) {
    const folder = `${path.dirname(file)}/*${path.extname(file)}`;
    const forms = places.filter((place) => place === file || place === folder);
    const isHidden = /(navigation|labels|figures)\.yaml$/.test(file);
    expect(forms, file).toHaveLength(isHidden ? 0 : 1);
  }
});

test("the forms work on GitHub, offer the pages, and list what is to approve", () => {
  const { collections, backend } = formsConfig("a/b");
  expect(backend).toMatchObject({ name: "github", repo: "a/b" });
  expect(JSON.stringify(collections)).toContain(JSON.stringify(["/", "/about"]).slice(0, -1));
  expect(JSON.stringify(collections)).toMatch(/that is right\. To paste, for a veterinarian: /);
});
