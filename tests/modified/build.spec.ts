import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { editionNotes } from "../../plugins/host/edition.ts";
import { htmlFile } from "../../plugins/output.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { buildModified, modifiedSite } from "./modified-site.ts";

/* Runs before the other tests in this folder (playwright.config.ts). */

test("the site builds with everything that the owner may add", async () => {
  const said = await buildModified();
  expect(said.trim().split("\n").at(-1)).toBe(editionNotes.public);
  for (const { path } of loadSite().routes) {
    expect(existsSync(`${modifiedSite}/${htmlFile(path)}`), path).toBe(true);
  }
});
