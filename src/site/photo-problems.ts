import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Problem } from "../content/problems.ts";
import type { Site } from "./site.ts";

export const photoFolder = "content/photos";

/** The names of the photos in a folder, whatever else is in it. */
export const photoNames = (folder = photoFolder): string[] =>
  readdirSync(folder).filter((name) => /\.(?:jpe?g|png|webp)$/.test(name));

/** Checks content/photos: each photo in photos.yaml has its file, and pages can show each file. */
export async function findPhotoProblems(
  { photos }: Pick<Site, "photos">,
  folder = photoFolder,
): Promise<Problem[]> {
  const files = photoNames(folder);
  const form = { file: "content/photos.yaml" };
  const problems: Problem[] = photos.flatMap(({ file }, index) => {
    if (files.includes(path.basename(file))) return [];
    const message = `there is no photo ${file}`;
    const field = `${index}.file`;
    return [{ ...form, field, message, expected: "a photo with this name; upload it again" }];
  });
  for (const name of files) {
    const isReadable = await sharp(`${folder}/${name}`)
      .metadata()
      .then(Boolean, () => false);
    if (isReadable) continue;
    const message = `the photo ${name} cannot be read`;
    const expected = "a JPEG, PNG or WebP photo; export it and upload it again";
    problems.push({ ...form, field: "", message, expected });
  }
  return problems;
}
