import { z } from "zod";
import { type ContentFile, contentFile } from "./content-file.ts";
import type { MdxOutline } from "./mdx.ts";
import {
  calendarDate,
  figure,
  headedText,
  level,
  list,
  meta,
  nameAndDetail,
  path,
  pattern,
  picture,
  relatedServices,
  sample,
  sources,
  status,
  step,
  text,
} from "./schema-parts.ts";

/**
 * Layouts of the middle of a service page, each with its data. Forms save the fields of all kinds
 * in the same order, so each kind lists `text` before `opener`, and `opener` before `drawing`.
 */
const servicePattern = z.discriminatedUnion("kind", [
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
      .array(z.strictObject({ name: text, detail: text.optional() }))
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
]);

const serviceFields = {
  title: text.describe("The name of the service."),
  meta,
  description: text.describe("For the list of all services."),
  features: list(text).describe("A few words each; about four look best."),
  card: text.describe("One sentence for the card on the home page."),
  lead: text.describe("The first sentences, under the title."),
  picture,
  provides: list(nameAndDetail),
  questions: list(z.strictObject({ question: text, answer: text })),
  closing: headedText,
};

const serviceSchema = z.strictObject({
  ...serviceFields,
  pattern: servicePattern,
  beside: z
    .array(
      z.strictObject({
        part: z.int().min(1).describe("1 for the first Heading 2 of the text, 2 for the next."),
        picture,
      }),
    )
    .default([])
    .meta({ field: { label_singular: "Picture" } })
    .describe(
      "Pictures under headings of the text. Phones leave them out, and so do parts with their own drawing.",
    ),
  brief: z
    .strictObject({
      often: text.optional().describe("How often, or when, in a few words."),
      time: text.optional().describe("How long it takes, or whether it is the same day."),
      food: text
        .optional()
        .describe("Whether to feed beforehand. Never a time: the clinic gives those."),
    })
    .describe("Short answers under the title. Leave out anything uncertain."),
  related: relatedServices.default([]),
  sources,
});

/** The words of a printed emergency card. */
const cardTexts = z.strictObject({
  title: text.describe("The first line of the printed card."),
  signs: text,
  caseNumber: text,
  hospital: text,
  blanks: list(text)
    .max(6)
    .describe("Blanks to fill in by hand. At most six, because the card is small."),
  address: text.describe("The text before the page’s address."),
  printed: text.describe("The text before the print date."),
});

/** The word of a link near the top of the page that leads here. */
const jump = text
  .optional()
  .describe(
    "A word or two, as a frightened owner would say it. It becomes a link near the top of the page. Leave it out for no link.",
  );

const emergencySchema = z.strictObject({
  ...serviceFields,
  firstMinute: list(nameAndDetail.extend({ jump })),
  signs: z
    .array(
      nameAndDetail.extend({
        jump,
        short: text.describe("The sign in a few words, for the card."),
      }),
    )
    .length(6)
    .describe("Six, the worst first, because the printed card has six lines for them."),
  alsoCall: list(
    nameAndDetail.extend({
      steps: list(text)
        .optional()
        .describe(
          "What to do, in order. Up to its first comma or period a step is bold, so put what matters first.",
        ),
      alone: text.optional().describe("What to do without a helper, on a line of its own below."),
      jump,
      open: z
        .boolean()
        .default(false)
        .meta({
          title: "Place",
          field: {
            // A switch would be saved as false where the file says nothing.
            widget: "select",
            options: [{ label: "Before the six signs, all of it", value: true }],
          },
        })
        .describe(
          "For first aid that cannot wait for a tap. The others come after the signs, to tap open.",
        ),
    }),
  ),
  poisonAdvice: text.describe("What to do during a call to a poison line."),
  poisons: z
    .strictObject({
      heading: text,
      text,
      jump,
      asks: z.strictObject({ heading: text, items: list(text), end: text }),
      columns: z.strictObject({ thing: text, pet: text, see: text }),
      items: list(
        z.strictObject({
          thing: text,
          pet: text.describe("Cats, dogs, or both."),
          see: text.describe("In a few words. Never an amount, and never what can wait."),
        }),
      ),
      end: text.describe("For anything the table does not name."),
    })
    .describe("Things that mean a call now."),
  onTheWay: list(text),
  callNote: text.describe("Under the red button: whose number it calls, and when you answer."),
  afterHours: text.describe("Where to go when the clinic is closed or nobody answers."),
  giveNothing: text.describe("One short line near the top: what an owner should not give."),
  hospitalSearch: z
    .strictObject({
      label: text.describe("The button’s text."),
      query: text.describe("What the map searches for near the visitor."),
    })
    .describe("Shown until you choose a hospital in the form of the clinic."),
  hospitalChecked: text.describe("The text before the date of the last call to the hospital."),
  emergencyCard: cardTexts
    .extend({
      heading: text,
      text,
      print: text.describe("The button that prints the card alone."),
      printWithPage: text.describe("Shown instead of that button where it cannot work."),
      copies: z
        .array(text)
        .length(3)
        .describe("Where each card goes, in a word. Three, because one sheet holds three."),
      spanish: cardTexts
        .extend({
          status: status.describe("confirmed: somebody whose first language is Spanish read it."),
          copy: text.describe("In the corner of the card: that it is in Spanish."),
          signsInShort: z.array(text).length(6).describe("The six signs, in the same order."),
          poisonLinesNote: text.describe("Whether the poison lines answer at night, and fees."),
        })
        .describe("The card in Spanish, on the second printed page."),
      kit: headedText
        .extend({ items: list(text) })
        .describe("A list for a first-aid kit, on the second printed page."),
    })
    .describe(
      "The printed emergency card. Facts come from the form of the clinic, signs from this one.",
    ),
  bookingNote: text,
  plannedVisit: text.describe("The words before the link that books a visit."),
  straining: headedText
    .extend({
      jump,
      act: text.describe("What to do, day or night. It shows first."),
      more: text.describe("What a visitor taps to see the two fields below."),
      signs: list(text),
      why: text,
    })
    .describe("Cats that strain. Other pages link here: /services/emergency#straining."),
  canWait: headedText
    .extend({
      items: list(
        z.strictObject({
          level: level
            .exclude(["now"])
            .describe("today: call while you are open. visit: book a visit."),
          name: text,
          unless: text.describe("What would make it more urgent."),
        }),
      ),
    })
    .describe("What is no emergency in an adult pet that is otherwise well."),
  sources,
});

const articleSchema = z.strictObject({
  title: text.describe("The headline."),
  excerpt: text.describe("A sentence for the list of articles."),
  category: text
    .meta({ choices: "categories" })
    .describe("One of the categories in the form Page text, Blog."),
  date: calendarDate.describe("The publication date."),
  updated: calendarDate
    .optional()
    .describe(
      "The date of the last change that readers should know about. Leave it out until there is one.",
    ),
  picture,
  author: text
    .optional()
    .describe("Who wrote it, such as By Ana Lee. Leave it out if your veterinarian did."),
  lead: text.describe("The first sentences, under the title."),
  inShort: list(text)
    .max(4)
    .optional()
    .describe("The article in three or four short sentences, above the text."),
  closingLink: text.describe("Text of the booking button at the end."),
  closingText: text.describe("The sentence next to that button."),
  phoneLink: text.optional().describe("Text of a link that calls the clinic, if you want one."),
  services: relatedServices
    .default([])
    .describe("Services related to this article, closest first. Their pages link back to it."),
  reviewed: calendarDate
    .optional()
    .describe(
      "The date a veterinarian last read and approved the text. Leave it out until somebody has; the page then says nothing.",
    ),
  meta,
  sources,
});

/** What the page of a town is built on, with the fields that only this idea has. */
const areaIdea = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("window"), services: relatedServices.min(1) }),
    z.strictObject({ kind: z.literal("drive"), steps: list(text) }),
    z.strictObject({
      kind: z.literal("quote"),
      quote: z.strictObject({ text, attribution: text, sample }),
    }),
    z.strictObject({ kind: z.literal("road") }),
    z.strictObject({ kind: z.literal("signpost") }),
  ])
  .describe(
    "What makes this page different. window: services in a shop window. drive: numbered steps along a road. quote: a client's words in large type. road: a picture of the road into town. signpost: a board for each neighborhood.",
  );

const areaSchema = z.strictObject({
  name: text.describe("The name of the town."),
  distance: pattern(/^(\d+ min|home base)$/, "minutes, such as 15 min, or home base").describe(
    "The drive to the clinic, such as 15 min. Texts that say {drive.greer} follow.",
  ),
  via: text.optional().describe("The roads of the drive, listed under its minutes."),
  title: text,
  lead: text,
  description: text,
  neighborhoods: z.array(text).default([]),
  neighborhoodsStatus: status.optional(),
  picture,
  idea: areaIdea,
  /** Nearby places as stops on a path; the last is the clinic. */
  stops: z.strictObject({ heading: text, text, items: list(nameAndDetail) }).optional(),
  link: z.strictObject({ label: text, path }),
  closing: headedText,
  meta,
});

const legalSchema = z.strictObject({
  title: text,
  meta,
  lead: text,
  updated: calendarDate.describe("The date of the last change. The page shows it."),
});

type EntryInfo = {
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
export type Service = z.infer<typeof serviceSchema> & EntryInfo;
export type Emergency = z.infer<typeof emergencySchema> & EntryInfo;
export type AnyService = Service | Emergency;
export type Article = z.infer<typeof articleSchema> & EntryInfo;
export type Area = z.infer<typeof areaSchema> & EntryInfo;
type LegalPage = z.infer<typeof legalSchema> & EntryInfo;

/** Entries by folder. */
export type Collections = {
  services: AnyService[];
  articles: Article[];
  areas: Area[];
  legal: LegalPage[];
};
export type CollectionName = keyof Collections;

/** Folders of MDX files, one page per file. The first matching pattern of a folder wins. */
export const collections: Record<CollectionName, ContentFile[]> = {
  services: [
    contentFile("services/emergency.mdx", emergencySchema),
    contentFile("services/*.mdx", serviceSchema),
  ],
  articles: [contentFile("articles/*.mdx", articleSchema)],
  areas: [contentFile("areas/*.mdx", areaSchema)],
  legal: [contentFile("legal/*.mdx", legalSchema)],
};

/** The page for emergencies: content/services/emergency.mdx. */
export function isEmergency(service: AnyService): service is Emergency {
  return service.slug === "emergency";
}
