import { z } from "zod";
import { innerPageFile, nameAndDetail } from "../../clinic/page-fields.ts";
import { listOf, prose, text } from "../../content/kinds.ts";
import { pagePhoto } from "../../content/photos.ts";

export const aboutFile = innerPageFile("pages/about.yaml", {
  story: z.strictObject({ heading: text, paragraphs: listOf(prose) }),
  photo: pagePhoto.optional().describe("Your team, below your story."),
  statsHeading: text,
  doctor: z
    .strictObject({ heading: text, paragraphs: listOf(prose) })
    .describe(
      "Beside the first veterinarian of the form Team, below the two sentences from there.",
    ),
  philosophy: z.strictObject({ heading: text, principles: listOf(nameAndDetail) }),
  team: z
    .strictObject({ heading: text })
    .describe("Above everybody else in the form Team. The page shows it once there is somebody."),
});
