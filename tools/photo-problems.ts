import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Problem } from "../app/content-model/problems.ts";
import type { Site } from "../app/content-model/site.ts";

const leastWidth = 1200;

/** Checks the files in content/photos: each is readable, wide enough, and named in photos.yaml. */
export async function findPhotoProblems(
  { photos }: Pick<Site, "photos">,
  folder = "content/photos",
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const report = (file: string, field: string, message: string, expected: string) =>
    problems.push({ file, field, message, expected });
  const list = "content/photos.yaml";
  const files = readdirSync(folder).filter((name) => name !== "README.md");
  for (const [index, { file, place }] of photos.entries()) {
    if (!files.includes(path.basename(file))) {
      report(list, "file", `there is no photo ${file}`, `a file in ${folder}`);
    }
    if (photos.findIndex((other) => other.place === place) !== index) {
      report(list, "place", `${place} has two photos`, "one photo a place");
    }
  }
  for (const name of files) {
    const file = `${folder}/${name}`;
    const image = await sharp(file)
      .metadata()
      .catch(() => undefined);
    const isOnItsSide = (image?.orientation ?? 1) > 4;
    const width = isOnItsSide ? image?.height : image?.width;
    if (/\.hei[cf]$/i.test(name)) {
      const expected = "a JPEG: on an iPhone, share it with Options, Most Compatible";
      report(file, "", "is a photo that browsers do not show", expected);
    } else if (!photos.some((photo) => path.basename(photo.file) === name)) {
      const expected = "an entry that says where it shows, or no such file";
      report(file, "", "stands in no entry of photos.yaml", expected);
    } else if (width === undefined) {
      const expected = "a JPEG, PNG or WebP file; export it again";
      report(file, "", "cannot be read as a photo", expected);
    } else if (width < leastWidth) {
      report(file, "", `is ${width} pixels wide`, `${leastWidth} pixels or more`);
    }
  }
  return problems;
}
