import { z } from "zod";
import { plainText } from "../../formatting/text.ts";
import {
  beside,
  closing,
  closingPicture,
  contentFile,
  figure,
  list,
  nameAndDetail,
  picture,
  questions,
  relatedServices,
  search,
  sentence,
  sources,
  step,
  text,
} from "./fields.ts";
import { pagePhoto } from "./photos.ts";

/**
 * Layouts of the middle of a service page, each with its data. Forms save the fields of all kinds
 * in the same order, so each kind lists `text` before `opener`, and `opener` before `drawing`.
 */
const serviceLayout = z.discriminatedUnion("kind", [
  /** Two huge figures and a sentence that says what they count. */
  z.strictObject({
    kind: z.literal("figures"),
    figures: z
      .array(figure)
      .length(2)
      .describe("Two, which the page sets side by side, very large."),
    text,
  }),
  /** A numeral in the head; a drawing on a ridge with four stops below. */
  z.strictObject({
    kind: z.literal("timeline"),
    /** The first word of `value` is set as the numeral, the rest starts the sentence. */
    opener: figure,
    drawing: picture,
    stops: list(step),
  }),
  /**
   * A bold statement, then an animal with numbered points. `nose` replaces the service's picture
   * beside the title, `tail` exits beside What We Provide.
   */
  z.strictObject({
    kind: z.literal("points"),
    text,
    opener: text,
    drawing: picture,
    nose: picture.optional(),
    tail: picture.optional(),
    ground: z.enum(["paper", "deep"]),
    drawingText: text.describe("What the drawing shows, for people who cannot see it."),
    points: z
      .array(z.strictObject({ name: text, detail: sentence.optional() }))
      .min(4)
      .max(8)
      .describe("One for each number in the drawing, in that order."),
  }),
  /** Three sheets: before, the day, after. The picture sits on the hill of the head. */
  z.strictObject({
    kind: z.literal("days"),
    picture,
    days: z
      .array(z.strictObject({ name: text, drawing: picture, items: list(text) }))
      .length(3)
      .describe("Three: one for before, one for the day, one for after."),
  }),
  /** The parts of the text, one after another. */
  z.strictObject({ kind: z.literal("plain") }),
]);

/** The fields of every page that lists of services name. */
export const serviceFields = {
  title: text.describe("The name of the service."),
  search,
  description: sentence.describe("For the list of all services."),
  features: list(text).describe("What it includes, in a few words each; about four look best."),
  summary: text.describe("One sentence for the card on the home page."),
  lead: text.describe("The first sentences, under the title."),
  picture,
  provides: list(nameAndDetail),
  questions,
  closing,
};

const serviceSchema = z.strictObject({
  ...serviceFields,
  search: search
    .optional()
    .describe(
      "What search engines and browser tabs show. Without it: the title, and the description.",
    ),
  summary: serviceFields.summary
    .optional()
    .describe("One sentence for the card on the home page. Without it, the description."),
  picture: picture.default("scale"),
  provides: serviceFields.provides
    .default([])
    .describe("Under What We Provide. Without it, the features stand there."),
  questions: questions.default([]),
  closing: closing.optional().describe("The end of the page. Without it, the usual invitation."),
  closingPicture,
  photo: pagePhoto.optional().describe("Below the list of what you provide."),
  providesHeading: text
    .optional()
    .describe("The heading of the list of what you provide, under the label What We Provide."),
  layout: serviceLayout
    .default({ kind: "plain" })
    .describe(
      "What the middle of the page looks like. plain: the parts of the text, one after another.",
    ),
  beside: beside.describe(
    "Pictures under headings of the text. Parts with their own drawing leave them out.",
  ),
  brief: z
    .strictObject({
      often: sentence.optional().describe("How often, or when, in a few words."),
      time: sentence.optional().describe("How long it takes, or whether it is the same day."),
      food: sentence
        .optional()
        .describe("Whether to feed beforehand. Never a time: the clinic gives those."),
    })
    .prefault({})
    .describe("Short answers under the title. Leave out anything uncertain."),
  related: relatedServices,
  sources,
});

export const servicesFile = contentFile(
  "services/*.mdx",
  serviceSchema.transform(({ search, summary, ...service }) => {
    const description = plainText(service.description);
    return {
      ...service,
      search: search ?? { title: service.title, description },
      summary: summary ?? description,
    };
  }),
);
