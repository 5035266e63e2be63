import { z } from "zod";
import { closing, headFields, nameAndDetail } from "../../clinic/page-fields.ts";
import { fieldsFile, line, nonEmptyList, prose } from "../../reader/fields.ts";
import { pagePhoto } from "../../reader/photos.ts";

const headedParagraphs = z.strictObject({ heading: line, paragraphs: nonEmptyList(prose) });

export const aboutFile = fieldsFile("pages/about.yaml", "About", {
  ...headFields,
  story: headedParagraphs,
  photo: pagePhoto.optional().describe("Your team, below your story."),
  door: headedParagraphs,
  doctor: headedParagraphs.describe(
    "Beside the first veterinarian of the form Team, below the two sentences from there.",
  ),
  philosophy: z.strictObject({ heading: line, principles: nonEmptyList(nameAndDetail) }),
  closing,
});
