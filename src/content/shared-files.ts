import { z } from "zod";
import { fitPlaces } from "./choices.ts";
import { type ContentOf, contentFile } from "./content-file.ts";
import { labelsFile } from "./labels.ts";
import {
  calendarDate,
  entryNames,
  headedSentence,
  isConfirmed,
  list,
  matching,
  month,
  objectOf,
  oldPath,
  onlyIfValid,
  pagePath,
  picture,
  plainName,
  sample,
  sentence,
  status,
  text,
  unique,
} from "./schema-parts.ts";
import { signsFile } from "./signs.ts";

const navigationPage = z.strictObject({ name: text, path: pagePath });
const navigationList = list(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("page"), ...navigationPage.shape }),
    z.strictObject({
      kind: z.literal("each"),
      each: z.enum(["services", "areas", "articles"]).describe("All of them, in their order."),
    }),
  ]),
);

/** Refinement for a first and a last day, with `notInOrder`. */
const isInOrder = ({
  from = "",
  until = from,
}: {
  from?: string | undefined;
  until?: string | undefined;
}) => from <= until;
const notInOrder = {
  ...onlyIfValid,
  path: ["until"],
  error: "the same day as from, or a later one",
};

/** A fact only the owner knows; pages omit it while `text` is missing. */
const slot = z.strictObject({
  text: sentence
    .optional()
    .describe("One to three sentences. Leave it empty until you know; pages then show nothing."),
  status: status.describe("confirmed: the text is right or, if empty, there is nothing to say."),
});

/** A file in content/photos, and what to know of it before it is shown. */
const photoFields = {
  file: matching(
    /^\/?[\w-]+\.(?:jpe?g|png|webp)$/,
    "a JPEG, PNG or WebP photo with a name such as our-creek.jpg; on an iPhone, share it as “Most Compatible” first",
  )
    // Forms write /our-creek.jpg.
    .transform((name) => name.replace("/", ""))
    .meta({
      title: "Photo",
      field: { widget: "image", accept: "image/jpeg,image/png,image/webp", choose_url: false },
    }),
  alt: text
    .meta({ title: "Description" })
    .describe("What the photo shows, for people who cannot see it."),
  people: text.describe("Who is in it: names, or nobody. Not shown on the site."),
  agreed: z
    .literal(true)
    .meta({ field: { widget: "boolean", default: false } })
    .describe("Everyone in it, and the owner of each pet, agreed to be shown here."),
};

/** Somebody who works at the clinic. */
const person = z.strictObject({
  name: plainName.describe("As pages write it, such as Dr. Ana Lee."),
  role: text.describe(
    "What they do, as on a sign: Veterinarian, Veterinary technician, Reception.",
  ),
  veterinarian: z
    .boolean()
    .meta({ title: "Is a veterinarian" })
    .describe(
      "The first one in this list is the doctor on About, in sentences, and of every article that names nobody else.",
    ),
  text: sentence
    .optional()
    .describe("Two sentences for About, such as what people ask them about. May stay empty."),
  photo: z
    .strictObject(photoFields)
    .optional()
    .describe("Head and shoulders. Without one, pages show nothing in its place."),
  status: status.describe(
    "unconfirmed: no page shows this person. confirmed: all of it is right, and they agreed to be here.",
  ),
});

/** Whom sentences mean by the veterinarian; undefined until one is confirmed. */
export const veterinarianOf = (team: SharedContent["team"]) =>
  team.find(({ veterinarian }) => veterinarian);

/**
 * The files that several pages read, or none, by their names in `Site`. A file that one page reads is
 * declared in its route. Type, checks and form follow from the declaration.
 */
export const sharedFiles = {
  labels: labelsFile,

  signs: signsFile,

  figures: contentFile(
    "figures.yaml",
    z
      .record(matching(/^[a-zA-Z]+$/, "a name of letters alone, such as seniorAge"), text)
      .describe("Text that says {figures.seniorAge} shows the value that seniorAge has here."),
  ),

  navigation: contentFile(
    "navigation.yaml",
    z.strictObject({
      services: entryNames("services").describe(
        "Every list and menu has this order. What it does not name comes after it, by title.",
      ),
      areas: entryNames("areas").describe(
        "Every list has this order, the home base first. What it does not name comes after it.",
      ),
      header: list(
        z.strictObject({ name: text, path: pagePath, dropdown: navigationList.optional() }),
      ),
      quickLinks: list(navigationPage).describe("In the footer of every page."),
      legalLinks: list(navigationPage).describe("At the bottom of the footer."),
      siteMap: list(z.strictObject({ picture, category: text, pages: navigationList })).meta({
        field: { summary: "{{fields.category}}" },
      }),
    }),
  ),

  notices: contentFile(
    "notices.yaml",
    z
      .array(
        z
          .strictObject({
            text: sentence.describe(
              "One or two short sentences. Write a phone number as {clinic.phone}.",
            ),
            kind: z
              .enum(["closure", "weather", "heat", "news"])
              .describe("What it is about. This sets the color."),
            link: z
              .strictObject({
                label: text.describe("Link text that says where it leads."),
                path: pagePath,
              })
              .optional(),
            closed: z
              .strictObject({
                from: calendarDate.meta({ title: "Closed from" }),
                until: calendarDate
                  .optional()
                  .meta({ title: "Closed until" })
                  .describe("The last day you are closed. Leave it empty for a single day."),
              })
              .refine(isInOrder, notInOrder)
              .optional()
              .describe("If you are closed all day, on which days. The hours say so, too."),
            from: calendarDate
              .optional()
              .meta({ title: "Shows from" })
              .describe("The first day it shows. Leave it empty to show it at once."),
            until: calendarDate
              .optional()
              .meta({ title: "Shows until" })
              .describe(
                "The last day it shows. If you gave days under Closed, you may leave it empty: the notice then shows until the last of them.",
              ),
          })
          .refine(isInOrder, notInOrder)
          .refine(({ until, closed }) => until ?? closed, {
            ...onlyIfValid,
            path: ["until"],
            error: "the last day it shows, because there are no days under Closed",
          })
          .transform(({ from = "", closed, ...notice }) => {
            const days = closed && { from: closed.from, until: closed.until ?? closed.from };
            return { ...notice, from, until: notice.until ?? days?.until ?? "", closed: days };
          }),
      )
      .meta({ field: { summary: "{{fields.text}}" } })
      .describe(
        "One shows at a time: the first in this list that is due. Each disappears after its last day; delete it then.",
      ),
  ),

  testimonials: contentFile(
    "testimonials.yaml",
    z
      .array(
        z
          .strictObject({
            name: text.describe("Who wrote the review, as they agreed to be named."),
            location: text.optional().meta({ title: "Town" }),
            petName: text.optional(),
            rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
            text: text
              // Clients write as they like.
              .meta({ field: { pattern: undefined } })
              .describe("The review, in the client’s own words. Each line is a paragraph."),
            date: month
              .meta({ title: "Month" })
              .describe("The month of the review, such as March 2025."),
            photo: z
              .strictObject(photoFields)
              .optional()
              .describe(
                "The head of the pet or of who wrote it, small beside the name. Leave it out of a sample.",
              ),
            sample,
          })
          .refine(({ photo, sample }) => photo === undefined || !sample, {
            ...onlyIfValid,
            path: ["photo"],
            error: "no photo, because nobody in it said what a sample says",
          }),
      )
      .meta({
        title: "Reviews",
        field: { summary: "{{fields.sample | ternary('Sample: ', '')}}{{fields.name}}" },
      })
      .describe(
        "A client’s own words, used with permission. Made-up reviews are against federal law (16 CFR Part 465); one by an owner, relative or employee must say so. The first three are also on the home page.",
      ),
  ),

  photos: contentFile(
    "photos.yaml",
    z
      .array(
        z.strictObject({
          file: photoFields.file,
          place: text
            .meta({ choices: "places" })
            .describe(
              "team: home. door, parking: Contact and First visit. step-1 to step-3: above the steps of a first visit on home, once all three are there.",
            ),
          alt: photoFields.alt,
          caption: text
            .optional()
            .describe(
              "A line below it, such as who it is. Not below the first photo of an article, nor the steps: their words stand beside them.",
            ),
          people: photoFields.people,
          agreed: photoFields.agreed,
        }),
      )
      .superRefine(fitPlaces)
      .meta({ field: { summary: "{{fields.place}}: {{fields.alt}}", thumbnail: "file" } })
      .describe(
        "JPEG, PNG or WebP, 1,200 pixels wide or more. Saving shrinks a photo and removes its place and camera data. Photos prove: your people at work, your rooms, your door, your patients. Drawings explain: services, steps, emergencies, towns. Never both in one row, so without a photo a place shows its drawing, or nothing. Keep what matters in the middle: pages cut the edges.",
      ),
  ),

  team: contentFile(
    "team.yaml",
    z
      .array(person)
      .superRefine(unique("name", "a name that nobody else in this list has"))
      // So whoever is not confirmed is on no page.
      .transform((people) => people.filter(isConfirmed))
      .meta({
        title: "Team",
        field: { label_singular: "Person", summary: "{{fields.name}}, {{fields.role}}" },
      })
      .describe("Who works here, in the order of the pages: About and home."),
  ),

  reasons: contentFile(
    "reasons.yaml",
    list(
      z.strictObject({
        title: text,
        figure: text
          .optional()
          .describe("A number or a short word, in large type. Leave it out if none fits."),
        summary: sentence.describe("For the card on the home page."),
        description: sentence,
        benefits: list(text),
      }),
    ).describe("Cards on the home page, full entries on Why Choose Us."),
  ),

  money: contentFile(
    "money.yaml",
    z.strictObject({
      heading: text,
      text,
      brief: sentence.describe("A few words at the top of each service page; they link here."),
      exam: headedSentence,
      estimate: headedSentence
        .extend({ status })
        .describe("How to ask for an estimate. Pages show it only when its status is confirmed."),
      paying: headedSentence,
      insurance: headedSentence,
      prices: z
        .strictObject({
          heading: text,
          note: text,
          items: z
            .array(
              z.strictObject({
                what: text.describe("What the price is for, such as Exam, cat or dog."),
                price: matching(
                  /^[^\n]*\$\d[^\n]*$/,
                  "an amount in dollars, such as from $10",
                ).describe(
                  "An amount in dollars. Prices belong here and nowhere else on the site.",
                ),
                note: text.optional().describe("What is included, or what is extra."),
              }),
            )
            .default([]),
        })
        .describe(
          "Prices, if the clinic wants to list any. Pages show nothing while items is empty.",
        ),
    }),
  ),

  arriving: contentFile(
    "arriving.yaml",
    z.strictObject({
      heading: text,
      townLink: text.describe("The link on town pages; it appears once a place below has a text."),
      labels: objectOf(["lastTurns", "parking", "door", "callFromCar", "stepFree"], text),
      lastTurns: slot.describe("The last turns before the clinic, and what to look for."),
      parking: slot.describe("Where to park, and whether there is room for a van."),
      door: slot.describe("Which door is yours, and what is written on it."),
      callFromCar: slot.describe("Whether people may wait in the car and call from there."),
      stepFree: slot.describe("Whether there is a step-free way in, and where it starts."),
    }),
  ),

  redirects: contentFile(
    "redirects.yaml",
    z
      .array(
        z.strictObject({
          from: oldPath.describe(
            "The old address without the site’s name, such as /old-page. It leads on with or without .html or a slash at its end, too. Capital letters matter: copy them.",
          ),
          to: pagePath.meta({ title: "To" }).describe("The page that people get instead."),
        }),
      )
      .meta({ title: "Moved pages" })
      .describe(
        "Old addresses that should still lead somewhere: of a page that moved, an article you deleted, or your old website. Bookmarks and search engines use them for years.",
      ),
  ),
};

/** Their parsed content; of the team, those who are confirmed. */
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: ContentOf<(typeof sharedFiles)[Name]>;
};

export type NavigationList = SharedContent["navigation"]["siteMap"][number]["pages"];
