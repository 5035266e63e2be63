import { z } from "zod";
import {
  closing,
  draft,
  pageSearch,
  pictureIn,
  relatedServices,
} from "../../clinic/page-fields.ts";
import {
  body,
  fieldsFile,
  line,
  prose,
  sample,
  sentences,
  textMatching,
} from "../../reader/fields.ts";

export const areasFile = fieldsFile("areas/*.mdx", "Service areas", {
  draft,
  name: line.describe("The name of the town."),
  /** In minutes; 0 for the home base. */
  distance: textMatching(/^([1-9]\d? min|home base)$/, "1 to 99 min, as in 15 min, or home base")
    .transform((drive) => Number.parseInt(drive, 10) || 0)
    .describe("The drive to the clinic, such as 15 min."),
  via: line.optional().describe("The roads of the drive, listed beside its minutes."),
  title: line,
  lead: sentences,
  description: prose,
  neighborhoods: z.array(line).default([]),
  signpost: z.boolean().default(false).describe("On: the neighborhoods are on a signpost."),
  picture: pictureIn("heads"),
  drawing: pictureIn("roads").optional().describe("As wide as the page."),
  services: relatedServices.describe("Cards in a shop window."),
  quote: z
    .strictObject({ text: sentences, attribution: line, sample })
    .optional()
    .describe("A client’s words."),
  closing,
  ...pageSearch,
  body,
});
