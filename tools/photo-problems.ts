import { readdirSync } from "node:fs";
import sharp from "sharp";
import type { Problem } from "../app/content-model/problems.ts";
import type { Site } from "../app/content-model/site.ts";

const leastWidth = 1200;

/** Checks the files in content/photos: each is readable, wide enough, and named in photos.yaml. */
export async function findPhotoProblems(
  { photos, articles }: Pick<Site, "photos" | "articles">,
  folder = "content/photos",
): Promise<Problem[]> {
  const files = readdirSync(folder).filter((name) => name !== "README.md");
  const named = photos.map(({ file }) => file);
  const missing = named.filter((file) => !files.includes(file));
  const places = photos.map(({ place }) => place);
  const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);
  const nowhere = places.filter((place) => place.startsWith("/") && !articlePaths.includes(place));
  const twice = places.filter((place, index) => places.indexOf(place) !== index);
  const inList = (field: string, message: string, expected: string): Problem => ({
    file: "content/photos.yaml",
    field,
    message,
    expected,
  });
  const checked = files.map(async (file): Promise<Problem | undefined> => {
    const problem = (message: string, expected: string) => ({
      file: `${folder}/${file}`,
      field: "",
      message,
      expected,
    });
    if (/\.hei[cf]$/i.test(file)) {
      return problem(
        "is a photo that browsers do not show",
        "a JPEG: on an iPhone, share it with Options, Most Compatible",
      );
    }
    if (!named.includes(file)) {
      return problem(
        "stands in no entry of photos.yaml",
        "an entry that says where it shows, or no such file",
      );
    }
    try {
      const { width, orientation = 1, height } = await sharp(`${folder}/${file}`).metadata();
      const shown = orientation > 4 ? height : width;
      if (shown >= leastWidth) return undefined;
      return problem(`is ${shown} pixels wide`, `${leastWidth} pixels or more`);
    } catch {
      return problem("cannot be read as a photo", "a JPEG, PNG or WebP file; export it again");
    }
  });
  return [
    ...missing.map((file) => inList("file", `there is no photo ${file}`, `a file in ${folder}`)),
    ...nowhere.map((place) => inList("place", `there is no article ${place}`, "one of the blog")),
    ...twice.map((place) => inList("place", `${place} has two photos`, "one photo a place")),
    ...(await Promise.all(checked)).filter((problem) => problem !== undefined),
  ];
}
