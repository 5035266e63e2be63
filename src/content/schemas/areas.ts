import { z } from "zod";
import {
  closing,
  closingPicture,
  contentFile,
  list,
  matching,
  pagePath,
  picture,
  relatedServices,
  sample,
  search,
  sentence,
  text,
} from "./fields.ts";

/** What the page of a town is built on, with the fields that only this idea has. */
const areaIdea = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("window"), services: relatedServices }),
    z.strictObject({ kind: z.literal("drive"), steps: list(text) }),
    z.strictObject({
      kind: z.literal("quote"),
      quote: z.strictObject({ text, attribution: text, sample }).optional(),
    }),
    z.strictObject({ kind: z.literal("road") }),
    z.strictObject({ kind: z.literal("signpost") }),
  ])
  .describe(
    "What makes this page different. window: services in a shop window. drive: numbered steps along a road. quote: a client's words in large type. road: a picture of the road into town. signpost: a board for each neighborhood.",
  );

export const areasFile = contentFile(
  "areas/*.mdx",
  z.strictObject({
    name: text.describe("The name of the town."),
    distance: matching(/^(\d+ min|home base)$/, "minutes, such as 15 min, or home base").describe(
      "The drive to the clinic, such as 15 min. Texts that say {drive.greer} follow.",
    ),
    via: text.optional().describe("The roads of the drive, listed under its minutes."),
    title: text,
    lead: text,
    description: sentence,
    neighborhoods: z.array(text).default([]),
    picture,
    idea: areaIdea,
    link: z.strictObject({ label: text, path: pagePath }),
    closing,
    closingPicture,
    search,
  }),
);
