import { expect, test } from "vitest";
import { editionNotes, editionOf } from "./edition.ts";
import { headersFile } from "./host-files.ts";

test.each([
  ["production", {}, "local"],
  ["production", { SITE_EDITION: "public" }, "public"],
  ["cdn", {}, "preview"],
  ["cdn", { SITE_EDITION: "preview" }, "preview"],
  ["cdn", { SITE_EDITION: "public" }, "public"],
  // Whatever a host says of its branch.
  ["cdn", { CONTEXT: "production", WORKERS_CI_BRANCH: "main" }, "preview"],
])("--mode %s with %o: %s", (mode, environment, edition) => {
  expect(editionOf(mode, environment)).toBe(edition);
});

test("another edition is refused in a sentence", () => {
  expect(() => editionOf("cdn", { SITE_EDITION: "Public" })).toThrow(
    /“Public”.+public or .+preview/,
  );
});

test("a build says whether it is for the public, and what would make it so", () => {
  const { local, preview, public: forThePublic } = editionNotes;
  expect(local).toMatch(/^Not for the public.+docs\/hosting\.md$/);
  expect(preview).toMatch(/^Not for the public.+SITE_EDITION=public: docs\/hosting\.md$/);
  expect(forThePublic).not.toMatch(/not/i);
});

test("search engines may list the public site, and no preview", () => {
  const hidden = (["public", "local", "preview"] as const).filter((edition) =>
    headersFile([], edition).includes("X-Robots-Tag: noindex"),
  );
  expect(hidden).toEqual(["preview"]);
});

test("pages may send to the form service, and to no other host", () => {
  const policy = (storyForm?: string) => headersFile([], "public", storyForm);
  for (const directive of ["connect-src", "form-action"]) {
    expect(policy()).toContain(`${directive} 'self';`);
    const withService = policy("https://forms.clinic.vet/f/1");
    expect(withService).toContain(`${directive} 'self' https://forms.clinic.vet;`);
  }
});
