import path from "node:path";
import sharp from "sharp";
import { type Problem, UserError } from "../../src/content/problems.ts";
import type { Site } from "../../src/site/site.ts";

/**
 * Reads each photograph that content names, small, which is quick: the bundler names no field.
 * @throws {UserError} naming the field of each that is no picture, or not whole
 */
export async function checkPhotos({ photos }: Site, folder: string): Promise<void> {
  const check = async ({ photo, ...place }: Site["photos"][number]): Promise<Problem[]> => {
    const read = sharp(path.join(folder, photo)).resize(16).toBuffer();
    const message = `${photo} is no picture, or only a part of one`;
    const expected = "the photo sent or saved again, as JPEG, PNG or WebP";
    return read.then(
      () => [],
      () => [{ ...place, message, expected }],
    );
  };
  const problems = (await Promise.all(photos.map(check))).flat();
  if (problems.length > 0) throw new UserError(problems);
}
