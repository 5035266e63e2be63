import { expect, test } from "vitest";
import { editionOf } from "./edition.ts";
import { headersFile } from "./host-files.ts";

test.each([
  ["production", {}, "local"],
  ["cdn", {}, "public"],
  ["cdn", { CONTEXT: "production" }, "public"],
  ["cdn", { CONTEXT: "deploy-preview" }, "preview"],
  ["cdn", { CONTEXT: "branch-deploy" }, "preview"],
  ["cdn", { WORKERS_CI_BRANCH: "main" }, "public"],
  ["cdn", { WORKERS_CI_BRANCH: "new-hours" }, "preview"],
])("--mode %s with %o: %s", (mode, environment, edition) => {
  expect(editionOf(mode, environment)).toBe(edition);
});

test("search engines may list the public site, and no preview", () => {
  const hidden = (["public", "local", "preview"] as const).filter((edition) =>
    headersFile(new Map(), edition).includes("X-Robots-Tag: noindex"),
  );
  expect(hidden).toEqual(["preview"]);
});
