import { z } from "zod";
import { clinicToday, formatMonth } from "../dates.ts";
import { contentFile, line, sample, sentences, textMatching, unique } from "../reader/fields.ts";

/** `March 2025`, also if written 2025-03 or Mar. 2025: `Date.parse` needs only three letters. */
const month = textMatching(
  /^((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{4}|\d{4}-(0[1-9]|1[0-2]))$/,
  "a month, such as March 2025 or 2025-03",
)
  .transform((written) => Date.parse(written.includes("-") ? written : `1 ${written} UTC`))
  .refine((day) => day <= Date.parse(clinicToday()), { error: "this month or an earlier one" })
  .transform(formatMonth);

export const testimonialsFile = contentFile(
  "testimonials.yaml",
  z
    .array(
      z.strictObject({
        name: line.describe("Who wrote it, as they agreed to be named."),
        location: line.optional().meta({ title: "Town" }),
        petName: line.optional(),
        rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
        text: sentences.describe("In the client’s own words. Each line is a paragraph."),
        date: month.meta({ title: "Month" }).describe("The month, such as March 2025."),
        sample,
      }),
    )
    .check(unique("text", "words that no other review has"))
    .meta({ title: "Testimonials", summary: "{sample | ternary('Sample: ', '')}{name}" })
    .describe(
      "A client’s own words, used with permission. Made-up reviews are against federal law (16 CFR Part 465); one by an owner, relative or employee must say so. The first three are also on the home page.",
    ),
);
