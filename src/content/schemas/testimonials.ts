import { z } from "zod";
import { contentFile, hasBegun, matching, sample, sentences, text } from "./fields.ts";

const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
/** Such as `2025-03`, also if it is written March 2025. */
const month = matching(
  new RegExp(`^(\\d{4}-(0[1-9]|1[0-2])|(${monthNames.join("|")})[a-z]*\\.? \\d{4})$`),
  "a month, such as March 2025 or 2025-03",
)
  .transform((written) => {
    const named = monthNames.indexOf(written.slice(0, 3)) + 1;
    return named === 0 ? written : `${written.slice(-4)}-${String(named).padStart(2, "0")}`;
  })
  .refine(hasBegun, { error: "this month or an earlier one" });

export const testimonialsFile = contentFile(
  "testimonials.yaml",
  z
    .array(
      z.strictObject({
        name: text.describe("Who wrote the review, as they agreed to be named."),
        location: text.optional().meta({ title: "Town" }),
        petName: text.optional(),
        rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
        text: sentences.describe("In the client’s own words. Each line is a paragraph."),
        date: month.meta({ title: "Month" }).describe("The month, such as March 2025."),
        sample,
      }),
    )
    .meta({
      title: "Reviews",
      summary: "{sample}{name}",
    })
    .describe(
      "A client’s own words, used with permission. Made-up reviews are against federal law (16 CFR Part 465); one by an owner, relative or employee must say so. The first three are also on the home page.",
    ),
);
