import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Pictures } from "./pictures.ts";
import type { Clinic } from "./read-clinic.ts";
import { sharePictures } from "./share-pictures.ts";

/** The address of a shared link's picture, drawn from what is in a folder. */
function addressIn(folder: string): string {
  const project = process.cwd();
  process.chdir(folder);
  const clinic = { name: { full: "Hill" }, address: { city: "Marietta", region: "SC" } } as Clinic;
  const sharePicture = sharePictures(
    { pictureSource: () => "<svg/>" } as unknown as Pictures,
    clinic,
  );
  process.chdir(project);
  return sharePicture("A title", "kit").src;
}

test("a picture has a new address after a new color, font, mark or way of drawing", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "share-"));
  const sources = ["styles/tokens.css", "fonts", "illustrations/mark.svg", "site"];
  for (const source of sources) {
    cpSync(`src/${source}`, `${folder}/src/${source}`, { recursive: true });
  }
  const drawing = ["site/draw-share-picture.ts", "fonts/bricolage-display.woff2"];
  const addresses = [addressIn(folder)];
  for (const source of ["styles/tokens.css", "illustrations/mark.svg", ...drawing]) {
    appendFileSync(`${folder}/src/${source}`, "\n");
    addresses.push(addressIn(folder));
  }
  rmSync(folder, { recursive: true });
  expect(addresses[0]).toMatch(/^\/assets\/share-.{8}\.png$/);
  expect(new Set(addresses).size).toBe(5);
});
