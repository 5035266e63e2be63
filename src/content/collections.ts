import { z } from "zod";
import { plainText } from "../formatting/text.ts";
import { type ContentOf, contentFile } from "./content-file.ts";
import type { MdxOutline } from "./mdx.ts";
import {
  approved,
  approvedBy,
  calendarDate,
  closing,
  closingPicture,
  figure,
  hasName,
  list,
  matching,
  missingName,
  nameAndDetail,
  onlyIfValid,
  pagePath,
  picture,
  questions,
  relatedServices,
  sample,
  search,
  sentence,
  sources,
  step,
  text,
} from "./schema-parts.ts";

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
  card: text.describe("One sentence for the card on the home page."),
  lead: text.describe("The first sentences, under the title."),
  picture,
  provides: list(nameAndDetail),
  questions,
  closing,
};

/** Pictures under headings; cross-file-rules.ts looks their parts up in the text. */
const beside = z
  .array(
    z.strictObject({
      part: z.int().min(1).describe("1 for the first Heading 2 of the text, 2 for the next."),
      picture,
    }),
  )
  .default([])
  .meta({ field: { label_singular: "Picture" } });

const serviceSchema = z.strictObject({
  ...serviceFields,
  search: search
    .optional()
    .describe(
      "What search engines and browser tabs show. Without it: the title, and the description.",
    ),
  card: serviceFields.card
    .optional()
    .describe("One sentence for the card on the home page. Without it, the description."),
  picture: picture.default("scale"),
  provides: serviceFields.provides
    .default([])
    .describe("Under What We Provide. Without it, the features stand there."),
  questions: questions.default([]),
  closing: closing.optional().describe("The end of the page. Without it, the usual invitation."),
  closingPicture,
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

const articleFields = z.strictObject({
  approved: approved.meta({ title: "A veterinarian has read this, and all of it is right" }),
  approvedBy,
  title: text.describe("The headline."),
  excerpt: text.describe("A sentence for the list of articles."),
  category: text
    .meta({ choices: "categories" })
    .describe("One of the categories in the form Page text, Blog."),
  date: calendarDate
    .optional()
    .describe(
      "The publication date. Once a veterinarian has read the article, you may leave it out: the page then shows the month of that review alone.",
    ),
  updated: calendarDate
    .optional()
    .describe(
      "The date of the last change that readers should know about. Leave it out until there is one.",
    ),
  picture,
  author: text
    .meta({ choices: "team" })
    .optional()
    .describe(
      "Who wrote it: somebody in the form Team whose status is confirmed. Leave it out if your veterinarian did: the public site says so once it is approved.",
    ),
  lead: text.describe("The first sentences, under the title."),
  inShort: list(sentence)
    .max(4)
    .optional()
    .describe("The article in three or four short sentences, above the text."),
  beside: beside.describe(
    "Small pictures beside headings of the text; one for about every two headings looks best.",
  ),
  closingLink: text.describe("Text of the booking button at the end."),
  closingText: sentence.describe("The sentence next to that button."),
  closingPicture,
  phoneLink: text.optional().describe("Text of a link that calls the clinic, if you want one."),
  services: relatedServices.describe(
    "Services related to this article, closest first. Their pages link back to it.",
  ),
  search,
  sources,
});

const articleSchema = articleFields
  .refine(hasName, missingName)
  .refine(({ date, approved }) => date !== undefined || approved !== undefined, {
    ...onlyIfValid,
    path: ["date"],
    error: "the publication date, or the veterinarian’s approval",
  })
  .refine(({ date = "", updated = date }) => updated >= date, {
    ...onlyIfValid,
    path: ["updated"],
    error: "the publication date or a later day",
  });

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

const areaSchema = z.strictObject({
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
  /** Nearby places as stops on a path; the last is the clinic. */
  stops: z.strictObject({ heading: text, text, items: list(nameAndDetail) }).optional(),
  link: z.strictObject({ label: text, path: pagePath }),
  closing,
  search,
});

const legalSchema = z.strictObject({
  approved: approved.meta({ title: "A lawyer has read this, and it is true of our clinic" }),
  title: text,
  search,
  lead: text,
  updated: calendarDate.describe("The date of the last change. The page shows it."),
});

/** What an entry has besides its fields. */
export type EntryInfo = {
  /** The address of its page. */
  path: string;
  /** Relative to the project root, such as `content/services/dental.mdx`. */
  file: string;
  /** The file name without extension, also the last segment of the page's path. */
  slug: string;
  outline: MdxOutline;
  /** Computed from the word count, such as `5 min`. */
  readTime: string;
};

/** Folders of MDX files, one page per file, but for files that a route declares as its own. */
export const collections = {
  services: contentFile(
    "services/*.mdx",
    serviceSchema.transform(({ search, card, ...service }) => {
      const description = plainText(service.description);
      return {
        ...service,
        search: search ?? { title: service.title, description },
        card: card ?? description,
      };
    }),
  ),
  articles: contentFile("articles/*.mdx", articleSchema),
  areas: contentFile("areas/*.mdx", areaSchema),
  legal: contentFile("legal/*.mdx", legalSchema),
};

export type CollectionName = keyof typeof collections;

/** Its fields, which stand together in `content`, too. */
type Entry<Name extends CollectionName> = ContentOf<(typeof collections)[Name]> &
  EntryInfo & { content: ContentOf<(typeof collections)[Name]> };
export type Service = Entry<"services">;
export type Article = Entry<"articles">;
export type Area = Entry<"areas">;

/** The day of an article: of its publication or, if it does not say that, of its review. */
export const articleDay = ({ date, approved = "" }: Pick<Article, "date" | "approved">): string =>
  date ?? approved.slice(0, 10);

/** Entries by folder. */
export type Collections = { [Name in CollectionName]: Entry<Name>[] };
