import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { siteReader } from "../../plugins/content/site-reader.ts";
import { readSettings } from "../../plugins/settings.ts";
import { changeContent } from "../changed-content.ts";

test("a photograph that is none, or is cut in half, is named with its field", async () => {
  const content = changeContent();
  onTestFinished(() => rmSync(content.folder, { recursive: true }));
  const photoAt = (name: string) => path.join(content.folder, "photos", name);
  const png = await sharp(photoAt("door.jpg")).png().toBuffer();
  const webp = await sharp(png).webp().toBuffer();
  const photos = { jpg: readFileSync(photoAt("door.jpg")), png, webp };
  for (const [ending, bytes] of Object.entries(photos)) {
    writeFileSync(photoAt(`half.${ending}`), bytes.subarray(0, bytes.length / 2));
  }
  writeFileSync(photoAt("none.jpg"), "A door.");
  writeFileSync(photoAt("whole.webp"), webp);
  const [first = "", second = "", third = ""] = content.files("articles/*.mdx");
  const names = ["half.jpg", "half.png", "half.webp", "none.jpg", "whole.webp"];
  const files = [first, second, third, "pages/about.yaml", "pages/contact.yaml"];
  for (const [index, file] of files.entries()) {
    content.set(file, { photo: { file: names[index], alt: "A door" } });
  }
  const checked = siteReader(content.folder, () => readSettings({})).get();
  const problem = { line: expect.any(Number), field: "photo.file" };
  await expect(checked).rejects.toMatchObject({ problems: names.slice(0, 4).map(() => problem) });
});
