import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { findPhotoProblems } from "../../tools/build/photo-problems.ts";

test("a photo has its file, and pages can show it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "photos-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const small = sharp({ create: { width: 64, height: 48, channels: 3, background: "#6a8" } });
  await small.jpeg().toFile(path.join(folder, "good.jpg"));
  for (const name of ["broken.jpg", "IMG_1.HEIC", "notes.txt"]) {
    writeFileSync(path.join(folder, name), "no photo");
  }
  const entry = { place: "door", alt: "A door", people: "nobody", agreed: true } as const;
  const photos = ["/good.jpg", "good.jpg", "gone.jpg"].map((file) => ({ ...entry, file }));
  const problems = await findPhotoProblems({ photos }, folder);
  expect(problems.map(({ field, message }) => `${field} ${message}`)).toEqual([
    "2.file there is no photo gone.jpg",
    " cannot be read as a photo",
  ]);
});
