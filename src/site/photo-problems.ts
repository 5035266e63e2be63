import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { memoize } from "../content/memoize.ts";
import type { Problem } from "../content/problems.ts";
import { shortHash } from "./short-hash.ts";
import type { Site } from "./site.ts";

/** Whether a photo is whole, which only reading it all shows. */
const isWhole = memoize(async (file: string, _hash: string) => {
  try {
    await sharp(file).resize(64).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
});

/**
 * Checks content/photos: each photo of a place, a review or a person has its file, pages can show
 * each file, and none is there twice. The copies of two with the same bytes would be one file, named
 * after whichever is ready first, and the pages and the browser's build could differ on that.
 */
export async function findPhotoProblems(
  { photos, testimonials, team }: Pick<Site, "photos" | "testimonials" | "team">,
  folder = "content/photos",
): Promise<Problem[]> {
  const files = readdirSync(folder).filter((name) => /^[^.].*\.(?:jpe?g|png|webp)$/.test(name));
  const form = { file: "content/photos.yaml" };
  const named = [
    ...photos.map(({ file }, index) => ({ ...form, field: `${index}.file`, name: file })),
    ...testimonials.flatMap(({ photo }, index) => {
      const place = { file: "content/testimonials.yaml", field: `${index}.photo.file` };
      return photo === undefined ? [] : { ...place, name: photo.file };
    }),
    ...team.flatMap(({ photo }) =>
      photo === undefined ? [] : { file: "content/team.yaml", field: "", name: photo.file },
    ),
  ];
  const problems: Problem[] = named.flatMap(({ name, ...place }) => {
    if (files.includes(name)) return [];
    const message = `there is no photo ${name}`;
    return [{ ...place, message, expected: "a photo with this name; upload it again" }];
  });
  const seen = new Map<string, string>();
  for (const name of files) {
    const hash = shortHash(readFileSync(`${folder}/${name}`));
    const first = seen.get(hash);
    if (first !== undefined) {
      const message = `the photo ${name} is already here as ${first}`;
      const expected = `each photo once; choose ${first} and delete ${name}`;
      problems.push({ ...form, field: "", message, expected });
    }
    seen.set(hash, first ?? name);
    if (await isWhole(`${folder}/${name}`, hash)) continue;
    const message = `the photo ${name} cannot be read`;
    const expected =
      "a whole JPEG, PNG or WebP photo; open the original, export it as JPEG, and upload it again";
    problems.push({ ...form, field: "", message, expected });
  }
  return problems;
}
