import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** The address of a shared link's picture, drawn from what is in a folder. */
function addressIn(cwd: string): string {
  const code = `import { sharePictures } from ${JSON.stringify(path.resolve("src/site/share-pictures.ts"))};
    const clinic = { name: { full: "Hill" }, address: { city: "Marietta", region: "SC" } };
    const sharePicture = sharePictures({ pictureSource: () => "<svg/>" }, clinic);
    process.stdout.write(sharePicture("A title", "kit").src);`;
  const args = ["--input-type=module", "--eval", code];
  return spawnSync(process.execPath, args, { cwd, encoding: "utf8" }).stdout;
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
