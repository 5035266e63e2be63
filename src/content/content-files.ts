import { z } from "zod";
import { type ContentFile, contentFile } from "./content-file.ts";
import {
  calendarDate,
  clockPattern,
  clockTime,
  contentPath,
  figure,
  formMessage,
  headedText,
  httpsAddress,
  list,
  month,
  oldPath,
  onlyIfValid,
  path,
  pathWithFragment,
  pattern,
  phoneNumber,
  picture,
  relatedServices,
  sample,
  slug,
  status,
  step,
  template,
  text,
  unique,
  uniqueIds,
} from "./schema-parts.ts";

/** An object of these fields, all with one schema. */
const objectOf = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** Texts of buttons and headings. */
// biome-ignore format: one name per line would be eighty lines
const labelNames = [
  "skipToContent", "failed", "failedHelp", "mainNavigation", "menu", "close", "showPages",
  "opensInNewTab", "bookAppointment", "bookAnAppointment", "bookVisit", "scheduleNow", "learnMore",
  "aboutService", "forService", "call", "text", "callNumber", "callEmergencyLine", "getDirections",
  "map", "mapLive", "mapDrawing", "mapSketch", "quickLinks", "contactInfo", "hours",
  "hoursNote", "fromTo", "closedAllDay", "openUntil", "closedOpens", "closedForOpens", "today",
  "tomorrow", "notice", "emergency", "emergencyNote", "emergencyLink", "book", "closedNow",
  "directions", "waysToUs", "breadcrumb", "home", "sampleReview", "rating", "backToBlog", "share",
  "copyLink", "linkCopied", "copyThis", "lastUpdated", "lastReviewed",
  "copyright", "whatWeProvide", "questions", "moreQuestions", "related", "relatedServices",
  "readNext", "firstMinute", "signs", "onTheWay", "poison", "afterHours", "posts", "sixReasons",
  "reviews", "waysToReachUs", "onThisPage", "inShort", "sources", "neighborhoods", "distance",
  "about", "minutes", "route", "drive", "servicesHere",
] as const;

/** A time span within one day. Hours have two digits, so comparing strings compares times. */
const span = z
  .strictObject({ opens: clockTime, closes: clockTime })
  .refine(({ opens, closes }) => opens < closes, {
    ...onlyIfValid,
    path: ["closes"],
    error: "a time later than opens",
  })
  .meta({ field: { summary: "{{fields.opens}} to {{fields.closes}}" } });
const spans = z
  .array(span)
  .meta({ field: { label_singular: "Hours" } })
  .superRefine((list, context) => {
    for (const [index, { opens }] of list.entries()) {
      const before = list[index - 1];
      if (before === undefined || !clockPattern.test(opens) || opens > before.closes) continue;
      context.addIssue({
        code: "custom",
        path: [index, "opens"],
        message: `a time later than ${before.closes}, when the hours before it end`,
      });
    }
  });

/** A date whose hours differ from its weekday’s. */
const closure = z.strictObject({
  date: calendarDate,
  name: text
    .optional()
    .describe("What the day is called, such as Thanksgiving: pages say “Closed for Thanksgiving”."),
  hours: spans
    .min(1)
    .optional()
    .describe(
      "For a short day: when it opens and closes. Without it, the clinic is closed all day.",
    ),
});

const navigationPage = z.strictObject({ name: text, path });
const navigationList = list(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("page"), ...navigationPage.shape }),
    z.strictObject({
      kind: z.literal("each"),
      each: z.enum(["services", "areas", "articles"]).describe("All of them, in their order."),
    }),
  ]),
);

/** A fact only the owner knows; pages omit it while `text` is missing. */
const slot = z.strictObject({
  text: text
    .optional()
    .describe("One to three sentences. Leave it empty until you know; pages then show nothing."),
  status: status.describe("confirmed: the text is right or, if empty, there is nothing to say."),
});

/**
 * Schemas of the files of content/ that no page is made from alone, such as clinic.yaml. Type,
 * parsing and editor schema derive from them. A page's own file is declared in its route.
 */
const schemas = {
  clinic: z.strictObject({
    hours: z.strictObject({
      week: objectOf(
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        spans.default([]),
      ).describe(
        "When each day opens and closes. A midday break makes two entries; a day with none is closed.",
      ),
      status: status
        .meta({ title: "These hours are right" })
        .describe(
          "unconfirmed: only search engines get the hours; pages say to call. confirmed: every page shows them, says whether you are open, and no longer says to call for them.",
        ),
      closures: z
        .array(closure)
        .default([])
        .superRefine(unique("date", "a date that is not already in this list"))
        .meta({ field: { summary: "{{fields.date}} {{fields.name}}" } })
        .describe("Holidays, short days and the like, by date."),
      closuresListedFor: z
        .array(z.int().min(2025).max(2100))
        .default([])
        .meta({ title: "Years with every closure listed", field: { label_singular: "Year" } })
        .describe(
          "Years for which the list above is complete, such as 2026. In other years no page says “Open until”.",
        ),
    }),
    name: z.strictObject({
      sign: text.describe("The first part of the name, as on the sign: Old Buncombe."),
      kind: text
        .meta({ title: "Kind of clinic" })
        .describe("The second part of the name: Veterinary Clinic."),
      status,
    }),
    address: z.strictObject({
      street: text,
      city: text,
      region: text,
      postalCode: text.meta({ title: "ZIP code" }),
    }),
    phone: z.strictObject({ display: phoneNumber, status }),
    text: z.strictObject({ display: phoneNumber, status }),
    fax: z.strictObject({ display: phoneNumber, status }),
    email: z.strictObject({
      value: z.email({ error: "an e-mail address" }).meta(formMessage("an e-mail address")),
      status,
    }),
    booking: z.strictObject({
      url: httpsAddress.describe(
        "Where the booking buttons lead: your page at the booking company.",
      ),
      status,
    }),
    coordinates: z
      .strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        status,
      })
      .describe("Where maps put the clinic. unconfirmed: it is only the middle of town."),
    priceRange: z.strictObject({
      value: text.describe("From $ (low) to $$$$ (high), for search engines."),
      status,
    }),
    veterinarian: z.strictObject({
      name: text.describe(
        "As pages write it, such as Dr. Ana Lee. Once confirmed, it shows on About, in sentences about the doctor, under reviewed articles, and search engines get it.",
      ),
      inProse: text
        .meta({ title: "In sentences" })
        .describe("How sentences refer to the doctor until the name is confirmed."),
      status,
    }),
    emergencyLine: z.strictObject({
      sameAsPhone: z.literal(true).describe("The red buttons call the phone above."),
      status: status.describe(
        "The red buttons call the phone above. confirmed: that is right, day and night.",
      ),
    }),
    afterHoursHospital: z.strictObject({
      inProse: text
        .meta({ title: "In sentences" })
        .describe(
          "Where to go when the clinic is closed, as sentences put it until you choose a hospital.",
        ),
      chosen: z
        .strictObject({
          name: text.describe("The hospital’s name, as on its sign."),
          phone: phoneNumber,
          checked: calendarDate.describe(
            "The date you last called that number. The page shows it.",
          ),
        })
        .optional()
        .meta({ title: "Chosen hospital" })
        .describe(
          "The hospital you send emergencies to when you are closed. Every sentence and the emergency card use it.",
        ),
      status,
    }),
    stats: objectOf(["founded", "experience", "doctors", "familyOwned"], figure)
      .meta({ title: "Four figures" })
      .describe("On the page About Our Practice. The years are the doctor's, never the clinic's."),
    poisonLines: z
      .array(z.strictObject({ name: text, display: phoneNumber }))
      .length(2)
      .describe("Two poison help lines, because the printed card has room for two."),
    poisonLinesNote: text,
    terms: z.strictObject({
      notice: text.describe("How far ahead to cancel a visit."),
      early: text.describe("How early to arrive for a visit."),
      payments: text.describe("How people can pay."),
      minorAge: text.describe("People under this age count as children."),
    }),
  }),

  figures: z
    .record(pattern(/^[a-zA-Z]+$/, "a name of letters alone, such as seniorAge"), text)
    .describe("Text that says {figures.seniorAge} shows the value that seniorAge has here."),

  labels: objectOf(labelNames, text).extend({
    failed: text.describe("Heading shown instead of a page that fails in the visitor’s browser."),
    showPages: template("page"),
    aboutService: template("page").describe("Screen readers add this after Learn More."),
    forService: template("page").describe("Screen readers add this after Schedule Now."),
    fromTo: template("from", "to").describe(
      "{from} and {to} are days or times. Do not change words in braces.",
    ),
    openUntil: template("time"),
    closedOpens: template("day", "time"),
    closedForOpens: template("closure", "day", "time"),
    rating: template("stars"),
    notice: text.describe("What screen readers call the notices at the top."),
    waysToUs: text.describe("What screen readers call the bar at the bottom of phones."),
    /** Not in the shell: only loaders use them. */
    levels: objectOf(["now", "today", "visit"], headedText).describe(
      "How soon something needs you, and what that means.",
    ),
    servicePages: objectOf(
      ["howOften", "howLong", "food", "cost", "guide", "alsoCall", "firstAid"],
      text,
    ),
  }),

  navigation: z.strictObject({
    services: relatedServices
      .min(1)
      .describe("Every list has this order. Menus, too, after emergencies."),
    areas: list(text.meta({ choices: "areas" })).describe(
      "Every list has this order, the home base first.",
    ),
    header: list(z.strictObject({ name: text, path, dropdown: navigationList.optional() })),
    quickLinks: list(navigationPage).describe("In the footer of every page."),
    legalLinks: list(navigationPage).describe("At the bottom of the footer."),
    siteMap: list(z.strictObject({ picture, category: text, pages: navigationList })),
  }),

  notices: z
    .array(
      z
        .strictObject({
          text: text.describe(
            "One or two short sentences. Write a phone number as {clinic.phone}.",
          ),
          kind: z
            .enum(["closure", "weather", "heat", "news"])
            .describe(
              "What it is about. This sets the color. closure: you are closed all day, from the first day to the last, and the hours say so. To announce a closure earlier, add a notice of kind news.",
            ),
          link: z
            .strictObject({ label: text.describe("Link text that says where it leads."), path })
            .optional(),
          from: calendarDate.describe("The first day it shows."),
          until: calendarDate.describe("The last day it shows."),
        })
        .refine(({ from, until }) => from <= until, {
          ...onlyIfValid,
          path: ["until"],
          error: "the same day as from, or a later one",
        }),
    )
    .meta({ field: { summary: "{{fields.from}} to {{fields.until}}: {{fields.text}}" } })
    .describe(
      "One shows at a time: the first in this list that is due. Each disappears after its last day; delete it then.",
    ),

  testimonials: z
    .array(
      z.strictObject({
        name: text.describe("Who wrote the review, as they agreed to be named."),
        location: text.optional().meta({ title: "Town" }),
        petName: text.optional(),
        rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
        text: text.describe("The review, in the client’s own words."),
        date: month.meta({ title: "Month" }).describe("The month of the review, such as 2025-03."),
        sample,
      }),
    )
    .meta({
      title: "Reviews",
      field: { summary: "{{fields.sample | ternary('Sample: ', '')}}{{fields.name}}" },
    })
    .describe(
      "A client’s own words, used with permission. Made-up reviews are against federal law (16 CFR Part 465); one by an owner, relative or employee must say so. The first three are also on the home page.",
    ),

  photos: z
    .array(
      z.strictObject({
        file: pattern(
          /^\/?[\w-]+\.(?:jpe?g|png|webp)$/,
          "a JPEG, PNG or WebP photo with a name such as our-creek.jpg; on an iPhone, share it as “Most Compatible” first",
        ).meta({
          title: "Photo",
          field: { widget: "image", accept: "image/jpeg,image/png,image/webp", choose_url: false },
        }),
        place: text.meta({ choices: "places" }),
        alt: text
          .meta({ title: "Description" })
          .describe("What the photo shows, for people who cannot see it."),
        people: text.describe("Who is in it: names, or nobody. Not shown on the site."),
        agreed: z
          .literal(true)
          .meta({ field: { widget: "boolean", default: false } })
          .describe("Everyone in it, and the owner of each pet, agreed to be shown here."),
      }),
    )
    .meta({ field: { summary: "{{fields.place}}: {{fields.alt}}", thumbnail: "file" } })
    .describe(
      "JPEG, PNG or WebP, 1,200 pixels wide or more. Saving shrinks a photo and removes its place and camera data. Without a photo, a place shows its drawing.",
    ),

  reasons: list(
    z.strictObject({
      title: text,
      figure: text.describe("The number or short word in large type."),
      summary: text.describe("For the card on the home page."),
      description: text,
      benefits: list(text),
    }),
  ).describe("Cards on the home page, full entries on Why Choose Us."),

  visitKit: z.strictObject({
    heading: text,
    text: text.describe("Says that reloading the page clears check marks."),
    print: text.describe("The button that prints the sheet."),
    stages: list(z.strictObject({ name: text, items: list(text) })).describe(
      "Before, bring, arrive, exam, pay, after: what to check off in each. Six with ten short lines fit one printed page.",
    ),
    blanks: list(
      z.strictObject({
        heading: text,
        columns: list(text),
        lines: z.int().min(2).max(8).describe("How many empty lines, 2 to 8."),
      }),
    ).describe("Blank lines to write on, shown on paper only."),
    foot: text.describe("The last line of the sheet: when to call."),
    plans: list(z.strictObject({ heading: text, steps: list(step) })).describe(
      "One plan for cats, one for nervous dogs.",
    ),
  }),

  money: z.strictObject({
    heading: text,
    text,
    brief: text.describe("A few words at the top of each service page; they link here."),
    exam: headedText,
    estimate: headedText
      .extend({ status })
      .describe("How to ask for an estimate. Pages show it only when its status is confirmed."),
    paying: headedText,
    insurance: headedText,
    prices: z
      .strictObject({
        heading: text,
        note: text,
        items: z
          .array(
            z.strictObject({
              what: text.describe("What the price is for, such as Exam, cat or dog."),
              price: pattern(
                /^[^\n]*\$\d[^\n]*$/,
                "an amount in dollars, such as from $10",
              ).describe("An amount in dollars. Prices belong here and nowhere else on the site."),
              note: text.optional().describe("What is included, or what is extra."),
            }),
          )
          .default([]),
      })
      .describe(
        "Prices, if the clinic wants to list any. Pages show nothing while items is empty.",
      ),
  }),

  lifeStages: z.strictObject({
    heading: text,
    text,
    print: text.describe("The button that prints the table."),
    columns: z.strictObject({ stage: text, visits: text, talk: text }),
    stages: list(z.strictObject({ name: text, when: text, visits: text, talk: text })).describe(
      "Puppy or kitten, young adult, adult, senior.",
    ),
  }),

  questions: list(
    z.strictObject({
      id: slug.describe(
        "A name that no other question has, for the end of its address: /contact#question-payment.",
      ),
      question: text,
      answer: text.describe("One to four sentences. Write facts by name: {clinic.phone}."),
      link: z
        .strictObject({ label: text, path: pathWithFragment })
        .optional()
        .describe("Where to read more: the link text, and a page or a heading on a page."),
    }),
  )
    .superRefine(uniqueIds)
    .meta({ field: { summary: "{{fields.question}}" } })
    .describe(
      "The contact page shows the first four; the others open under More questions. Drag a gray bar to move one.",
    ),

  arriving: z.strictObject({
    heading: text,
    townLink: text.describe("The link on town pages; it appears once a place below has a text."),
    labels: objectOf(["lastTurns", "parking", "door", "callFromCar", "stepFree"], text),
    lastTurns: slot.describe("The last turns before the clinic, and what to look for."),
    parking: slot.describe("Where to park, and whether there is room for a van."),
    door: slot.describe("Which door is yours, and what is written on it."),
    callFromCar: slot.describe("Whether people may wait in the car and call from there."),
    stepFree: slot.describe("Whether there is a step-free way in, and where it starts."),
  }),

  claims: z
    .array(
      z.strictObject({
        claim: text.describe("What the site says."),
        where: list(contentPath).describe("The texts that say it."),
        question: text.describe("What to check or decide."),
        status: status.describe(
          "confirmed: it is true, because you checked it or changed the text.",
        ),
        reviewed: calendarDate
          .optional()
          .describe("The date of that. A year later the launch check asks you to look again."),
      }),
    )
    .meta({ field: { summary: "{{fields.status}}: {{fields.claim | truncate(80)}}" } })
    .describe(
      "What the site says that nobody has confirmed yet. A confirmed entry may stay as a record.",
    ),

  redirects: z
    .array(
      z.strictObject({
        from: oldPath.describe(
          "The old address without the site’s name, such as /old-page. Capital letters matter.",
        ),
        to: path.describe("The page that people get instead."),
      }),
    )
    .superRefine(unique("from", "an address that no other entry has"))
    .meta({ title: "Moved pages" })
    .describe(
      "Old addresses that should still lead somewhere: of a page that moved, an article you deleted, or your old website. Bookmarks and search engines use them for years.",
    ),
};

type Schemas = typeof schemas;

/** These files, by their names in `Site`: `visitKit` is visit-kit.yaml. */
export const contentFiles = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => {
    const kebabName = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return [name, contentFile(`${kebabName}.yaml`, schema)];
  }),
) as { [Name in keyof Schemas]: ContentFile<Schemas[Name]> };

/** Their parsed content. */
export type SharedContent = { [Name in keyof Schemas]: z.infer<Schemas[Name]> };

/** Read after clinic and figures, whose facts these files use by name. */
export type ContentAfterFacts = Omit<SharedContent, "clinic" | "figures">;

export type NavigationList = SharedContent["navigation"]["siteMap"][number]["pages"];
