import { expect, test } from "vitest";
import { headersFile } from "../../plugins/host/host-files.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { loadShell } from "../../src/site/load-shell.ts";

test("no search engine may list a preview, and its pages say what it is", () => {
  for (const edition of ["local", "preview"] as const) {
    const note = loadShell(loadSite("content", edition)).previewNote;
    expect(note !== undefined, edition).toBe(edition === "preview");
  }
  const hidden = (["public", "local", "preview"] as const).filter((edition) =>
    headersFile([], { edition, origin: "" }).includes("X-Robots-Tag: noindex"),
  );
  expect(hidden).toEqual(["preview"]);
});
