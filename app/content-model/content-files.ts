import { posix } from "node:path";
import type { z } from "zod";
import {
  areaSchema,
  arrivingSchema,
  articleSchema,
  claimsSchema,
  clinicSchema,
  emergencySchema,
  figuresSchema,
  labelsSchema,
  legalSchema,
  lifeStagesSchema,
  moneySchema,
  navigationSchema,
  noticesSchema,
  type PageName,
  pageSchemas,
  questionsSchema,
  reasonsSchema,
  serviceSchema,
  surgerySchema,
  testimonialsSchema,
  visitKitSchema,
} from "./schemas.ts";

const pageFiles = Object.fromEntries(
  Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
) as { [Name in PageName as `pages/${Name}.yaml`]: (typeof pageSchemas)[Name] };

/**
 * Which schema each file of content/ has. A star stands for any name; the first pattern that fits
 * a file counts. The site reads its files with this list, and editors get it as content/schemas.
 */
export const contentFiles = {
  "clinic.yaml": clinicSchema,
  "figures.yaml": figuresSchema,
  "labels.yaml": labelsSchema,
  "navigation.yaml": navigationSchema,
  "notices.yaml": noticesSchema,
  "testimonials.yaml": testimonialsSchema,
  "reasons.yaml": reasonsSchema,
  "visit-kit.yaml": visitKitSchema,
  "money.yaml": moneySchema,
  "life-stages.yaml": lifeStagesSchema,
  "questions.yaml": questionsSchema,
  "arriving.yaml": arrivingSchema,
  "claims.yaml": claimsSchema,
  ...pageFiles,
  "services/emergency.mdx": emergencySchema,
  "services/surgery.mdx": surgerySchema,
  "services/*.mdx": serviceSchema,
  "articles/*.mdx": articleSchema,
  "areas/*.mdx": areaSchema,
  "legal/*.mdx": legalSchema,
};

export type ContentPattern = keyof typeof contentFiles;

/** What the files of a pattern say. */
export type ContentOf<Pattern extends ContentPattern> = z.infer<(typeof contentFiles)[Pattern]>;

/** What the front matter of the files in a folder says. */
export type FrontMatterIn<Folder extends string> = ContentOf<
  Extract<ContentPattern, `${Folder}/${string}.mdx`>
>;

/**
 * The pattern that a file goes by.
 * @param file path from content/, such as `articles/first-visit.mdx`
 * @throws {Error} where no pattern fits
 */
export function patternOf(file: string): ContentPattern {
  const patterns = Object.keys(contentFiles) as ContentPattern[];
  const pattern = patterns.find((candidate) => posix.matchesGlob(file, candidate));
  if (pattern === undefined) {
    throw new Error(
      `content/${file} has no schema. Expected a line for it in app/content-model/content-files.ts.`,
    );
  }
  return pattern;
}
