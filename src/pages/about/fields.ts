import { z } from "zod";
import { innerPageFile, nameAndDetail } from "../../clinic/page-fields.ts";
import { listOf, prose, text } from "../../content/kinds.ts";
import { pagePhoto } from "../../content/photos.ts";

const part = z.strictObject({ heading: text, paragraphs: listOf(prose) });

export const aboutFile = innerPageFile("pages/about.yaml", {
  story: part,
  photo: pagePhoto.optional().describe("Your team, below your story."),
  statsHeading: text,
  road: part,
  door: part,
  doctor: part
    .extend({ drawn: text.describe("Below the drawing in place of a photo.") })
    .describe(
      "Beside the first veterinarian of the form Team, below the two sentences from there.",
    ),
  philosophy: z.strictObject({ heading: text, principles: listOf(nameAndDetail) }),
  family: part.describe("What it changes for a visitor."),
  team: z
    .strictObject({ heading: text })
    .describe("Above everybody else in the form Team. The page shows it once there is somebody."),
});
