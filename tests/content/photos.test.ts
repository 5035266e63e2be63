import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { formatProblem } from "../../app/content-model/problems.ts";
import { findPhotoProblems } from "../../tools/photo-problems.ts";

const entry = { place: "door", alt: "A door", people: "nobody", agreed: true } as const;

/** A JPEG of one color. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6a8" } }).jpeg();

test("a photo is readable, wide enough, listed, and shows in one place", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "photos-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await photo(1600, 1200).toFile(path.join(folder, "good.jpg"));
  // Turned by the phone: its width on the screen is its height in the file.
  await photo(1000, 1600).withMetadata({ orientation: 6 }).toFile(path.join(folder, "turned.jpg"));
  await photo(640, 480).toFile(path.join(folder, "small.jpg"));
  writeFileSync(path.join(folder, "broken.jpg"), "no photo");
  writeFileSync(path.join(folder, "IMG_1.HEIC"), "a photo of a phone");
  writeFileSync(path.join(folder, "notes.txt"), "");
  const photos = [
    { ...entry, file: "good.jpg" },
    { ...entry, file: "turned.jpg", place: "parking" },
    { ...entry, file: "small.jpg", place: "team" },
    { ...entry, file: "broken.jpg", place: "doctor" },
    { ...entry, file: "gone.jpg", place: "/blog/first-visit" },
    { ...entry, file: "good.jpg" },
  ];
  const problems = await findPhotoProblems({ photos }, folder);
  const messages = problems.map((problem) => formatProblem(problem).replace(folder, "photos"));
  expect(messages.sort()).toEqual([
    expect.stringContaining("there is no photo gone.jpg"),
    expect.stringContaining("door has two photos"),
    expect.stringMatching(/^photos\/IMG_1.HEIC .*Most Compatible/),
    expect.stringMatching(/^photos\/broken.jpg .*cannot be read as a photo/),
    expect.stringMatching(/^photos\/notes.txt .*in no entry/),
    expect.stringMatching(/^photos\/small.jpg .*640 pixels wide/),
  ]);
});
