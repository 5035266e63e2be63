import { expect, test } from "vitest";
import { loadSite } from "../../src/routes/load-site.ts";
import { loadShell } from "../../src/site/load-shell.ts";
import { editionOf } from "./edition.ts";
import { headersFile } from "./host-files.ts";

test.each([
  ["production", {}, "local"],
  ["production", { SITE_EDITION: "public" }, "public"],
  // Whatever a host says of its branch.
  ["cdn", { CONTEXT: "production", WORKERS_CI_BRANCH: "main" }, "preview"],
  ["cdn", { SITE_EDITION: "preview" }, "preview"],
  ["cdn", { SITE_EDITION: "public" }, "public"],
])("--mode %s with %o: %s", (mode, environment, edition) => {
  expect(editionOf(mode, environment)).toBe(edition);
});

test("another edition is refused in a sentence", () => {
  expect(() => editionOf("cdn", { SITE_EDITION: "Public" })).toThrow(/“Public”.+public or/);
});

test("no search engine may list a preview, and its pages say what it is", () => {
  for (const edition of ["local", "preview"] as const) {
    const note = loadShell(loadSite("content", edition)).previewNote;
    expect(note !== undefined, edition).toBe(edition === "preview");
  }
  const hidden = (["public", "local", "preview"] as const).filter((edition) =>
    headersFile([], edition).includes("X-Robots-Tag: noindex"),
  );
  expect(hidden).toEqual(["preview"]);
});
