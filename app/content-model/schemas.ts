import { z } from "zod";

/*
 * The shape of every file in content/. Objects are strict: a misspelt field is a problem, not a
 * silent gap. Field names of the business entities (service, post, testimonial, service area,
 * landmark, reason, navigation item) follow the specification.
 *
 * `describe` says to an editor what a field is for; it changes nothing of what is valid. After a
 * change here, `npm run schemas` tells the editors (content/schemas).
 */

const text = z.string().trim().min(1);

/** What an editor says of a value that is wrong: what it should be, as the build's problems do. */
const expected = (words: string) => ({ errorMessage: `Expected ${words}.` });
/** Text of one form; `words` say which, to the build and to an editor. */
const written = (form: RegExp, words: string) =>
  z.string().regex(form, { error: words }).meta(expected(words));

const slug = written(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "lower-case words joined by hyphens, such as senior-care",
);
const path = written(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  "an address of this site, such as /services/dental",
);
const pathWithPart = written(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
  "an address of this site, such as /blog/first-visit or /blog/first-visit#what-to-bring",
);
const contentPath = written(
  /^content\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.(yaml|mdx))?$/,
  "a file or folder of content, such as content/services/imaging.mdx",
);
const dateWords = "a date written year-month-day, such as 2024-06-15";
const calendarDate = z.iso.date({ error: dateWords }).meta(expected(dateWords));
const month = written(/^\d{4}-(0[1-9]|1[0-2])$/, "a month written year-month, such as 2025-03");
const phoneNumber = written(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  "a phone number written (864) 000-0000",
).describe("Written (864) 000-0000. Every page, link and button follows.");
const clockForm = /^([01]\d|2[0-3]):[0-5]\d$/;
const clockTime = written(clockForm, "a time on the 24-hour clock, such as 08:00");

/** `unconfirmed` until the owner has said that the value is right; `npm run launch-check` lists what is not. */
const status = z
  .enum(["confirmed", "unconfirmed"])
  .describe(
    "unconfirmed: a stand-in or a guess, so the site may not be published with it. confirmed: the owner has said that it is right.",
  );

const sample = z
  .boolean()
  .describe(
    "true: nobody wrote this; it only shows how the page will look and may not be published. false: a real client said it and agreed to see it here.",
  );

/** The name of an SVG file, which a rule between files looks up. */
const illustration = text.describe(
  "A picture: the name of a file in app/illustrations, without .svg.",
);
const drawing = text.describe("A drawing: the name of a file in app/drawings, without .svg.");
const relatedServices = z
  .array(slug)
  .describe("Names of files in content/services, without .mdx, such as dental or senior-care.");

const meta = z
  .strictObject({
    title: text
      .max(60)
      .describe(
        "The title in search results and on the browser's tab. At most 60 characters; no other page may have the same.",
      ),
    description: text
      .min(70)
      .max(155)
      .describe(
        "The sentence or two under the title in search results. 70 to 155 characters; no other page may have the same.",
      ),
  })
  .describe("What search engines and browser tabs show of this page.");
const words = z.strictObject({ heading: text, text });
const figure = z.strictObject({ value: text, label: text });
const named = z.strictObject({ name: text, detail: text });

/** For a rule between fields: it waits until each of them is right by itself. */
const whenFieldsAreRight = {
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
};

/** From one time of a day to a later one. Both have two digits for the hour, so text compares as time. */
const span = z
  .strictObject({
    opens: clockTime.describe('On the 24-hour clock, in quotation marks: "08:00".'),
    closes: clockTime.describe('On the 24-hour clock, in quotation marks: "17:00".'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    ...whenFieldsAreRight,
    path: ["closes"],
    error: "a time later than opens",
  });
const spans = z
  .array(span)
  .min(1)
  .superRefine((list, context) => {
    for (const [index, { opens }] of list.entries()) {
      const before = list[index - 1];
      if (before === undefined || !clockForm.test(opens) || opens > before.closes) continue;
      context.addIssue({
        code: "custom",
        path: [index, "opens"],
        message: `a time later than ${before.closes}, when the part of the day before it ends`,
      });
    }
  });
const dayWords = 'closed, or times, such as - { opens: "08:00", closes: "17:00" }';
const openDay = z
  .union([z.literal("closed"), spans], { error: dayWords })
  .meta(expected(dayWords))
  .describe("closed, or from when to when. A break in the middle of the day makes two entries.");

/** A day that is not like others of its weekday. */
const closure = z.strictObject({
  date: calendarDate.describe("The day: year-month-day, such as 2026-11-26."),
  name: text
    .max(30)
    .optional()
    .describe("What the day is called, such as Thanksgiving: pages say “Closed for Thanksgiving”."),
  hours: spans
    .optional()
    .describe("For a short day: from when to when. Without it, the clinic is closed all day."),
});

export const clinicSchema = z.strictObject({
  name: z.strictObject({
    sign: text.describe("The first part of the name, as on the sign: Old Buncombe."),
    kind: text.describe("The second part of the name: Veterinary Clinic."),
    status,
  }),
  address: z.strictObject({
    street: text,
    city: text,
    region: text,
    postalCode: text.describe("The ZIP code, in quotation marks."),
  }),
  phone: z.strictObject({ display: phoneNumber, status }),
  text: z.strictObject({ display: phoneNumber, status }),
  fax: z.strictObject({ display: phoneNumber, status }),
  email: z.strictObject({
    value: z.email({ error: "an e-mail address" }).meta(expected("an e-mail address")),
    status,
  }),
  booking: z.strictObject({
    url: z
      .url({ protocol: /^https$/, error: "an https address" })
      .meta({ ...expected("an https address"), pattern: "^https://" })
      .describe("Where the booking buttons lead: the page of the company that runs it."),
    status,
  }),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    status,
  }),
  hours: z.strictObject({
    week: z.strictObject({
      Monday: openDay,
      Tuesday: openDay,
      Wednesday: openDay,
      Thursday: openDay,
      Friday: openDay,
      Saturday: openDay,
      Sunday: openDay,
    }),
    closures: z
      .array(closure)
      .superRefine((list, context) => {
        for (const [index, { date }] of list.entries()) {
          if (list.findIndex((other) => other.date === date) === index) continue;
          context.addIssue({
            code: "custom",
            path: [index, "date"],
            message: "a day that does not stand in this list already",
          });
        }
      })
      .describe("Holidays, short days and the like, by date. [] where there are none."),
    closuresListedFor: z
      .array(z.int().min(2025).max(2100))
      .describe(
        "The years of which the list above has every closure, such as [2026]. In other years no page says “Open until”.",
      ),
    status,
  }),
  priceRange: z.strictObject({
    value: text.describe("From $ (low) to $$$$ (high), for search engines."),
    status,
  }),
  veterinarian: z.strictObject({
    name: text,
    inProse: text.describe("How sentences speak of the doctor."),
    status,
  }),
  emergencyLine: z.strictObject({
    sameAsPhone: z.literal(true).describe("The red buttons call the phone above."),
    status,
  }),
  afterHoursHospital: z.strictObject({
    inProse: text.describe(
      "Where to go when the clinic is closed, as sentences say it until a hospital is chosen.",
    ),
    chosen: z
      .strictObject({
        name: text.describe("The name of the hospital, as its own sign says it."),
        phone: phoneNumber,
        checked: calendarDate.describe(
          "The day on which you last called that number: year-month-day, such as 2026-01-31. The page shows it.",
        ),
      })
      .optional()
      .describe(
        "The hospital to which you send emergencies when you are closed. Every sentence and the emergency card follow.",
      ),
    status,
  }),
  stats: z.strictObject({
    founded: figure,
    experience: figure,
    doctors: figure,
    familyOwned: figure,
  }),
  poisonLines: z.array(z.strictObject({ name: text, display: phoneNumber })).length(2),
  poisonLinesNote: text,
  terms: z.strictObject({
    notice: text.describe("How long before a visit to cancel it."),
    early: text.describe("How long before a visit to arrive."),
    payments: text.describe("How people may pay."),
    minorAge: text.describe("The age under which a person counts as a child."),
  }),
});

export const figuresSchema = z
  .record(z.string().regex(/^[a-zA-Z]+$/), text)
  .describe("A text that says {figures.seniorAge} shows what stands here beside seniorAge.");

export const labelsSchema = z.strictObject({
  skipToContent: text,
  failed: text.describe("Heading in place of a page that broke in the visitor’s browser."),
  failedHelp: text,
  mainNavigation: text,
  menu: text,
  showPages: text,
  opensInNewTab: text,
  bookAppointment: text,
  bookAnAppointment: text,
  bookVisit: text,
  scheduleNow: text,
  learnMore: text,
  aboutService: text,
  forService: text,
  call: text,
  text,
  callNumber: text,
  callEmergencyLine: text,
  getDirections: text,
  map: text,
  mapDrawing: text,
  quickLinks: text,
  contactInfo: text,
  hours: text,
  hoursNote: text,
  fromTo: text,
  closedAllDay: text,
  openUntil: text,
  closedOpens: text,
  closedForOpens: text,
  today: text,
  tomorrow: text,
  notice: text,
  emergency: text,
  emergencyNote: text,
  emergencyLink: text,
  book: text,
  directions: text,
  waysToUs: text,
  breadcrumb: text,
  home: text,
  sampleReview: text,
  rating: text,
  backToBlog: text,
  newerPost: text,
  olderPost: text,
  share: text,
  copyLink: text,
  linkCopied: text,
  copyThis: text,
  lastUpdated: text,
  lastReviewed: text,
  copyright: text,
  whatWeProvide: text,
  questions: text,
  related: text,
  relatedServices: text,
  readNext: text,
  firstMinute: text,
  signs: text,
  onTheWay: text,
  poison: text,
  afterHours: text,
  posts: text,
  sixReasons: text,
  reviews: text,
  waysToReachUs: text,
  onThisPage: text,
  neighborhoods: text,
  distance: text,
  about: text,
  minutes: text,
  route: text,
  drive: text,
  servicesHere: text,
});

/** Strips at the top of every page, in the order in which the first that applies is chosen. */
export const noticesSchema = z.array(
  z
    .strictObject({
      text: text
        .max(160)
        .describe("One or two short sentences. A phone number is written {clinic.phone}."),
      kind: z
        .enum(["closure", "weather", "heat"])
        .describe("What it is about: closure, weather or heat. It sets the color."),
      link: z
        .strictObject({
          label: text.describe("The words of the link: where it leads."),
          path,
        })
        .optional(),
      from: calendarDate.describe("The first day on which it shows, such as 2026-07-01."),
      until: calendarDate.describe("The last day on which it shows, such as 2026-07-07."),
    })
    .refine(({ from, until }) => from <= until, {
      ...whenFieldsAreRight,
      path: ["until"],
      error: "the day of from, or a later one",
    }),
);

const navigationPage = z.strictObject({ name: text, path });
const navigationList = z.array(
  z.union([navigationPage, z.strictObject({ each: z.enum(["services", "areas", "articles"]) })], {
    error: "a page (name and path) or each: services, areas or articles",
  }),
);

export const navigationSchema = z.strictObject({
  services: relatedServices.min(1),
  areas: z.array(slug).min(1).describe("Names of files in content/areas, without .mdx."),
  header: z.array(z.strictObject({ name: text, path, dropdown: navigationList.optional() })),
  quickLinks: z.array(navigationPage),
  legalLinks: z.array(navigationPage),
  siteMap: z.array(z.strictObject({ icon: illustration, category: text, pages: navigationList })),
});

export const testimonialsSchema = z.array(
  z.strictObject({
    name: text.describe("Who wrote the review, as they agreed to be named."),
    location: text.describe("The town."),
    petName: text,
    rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
    text: text.describe("The review, in the client's own words."),
    date: month.describe("Year and month of the review, such as 2025-03."),
    sample,
  }),
);

export const reasonsSchema = z
  .array(
    z.strictObject({
      title: text,
      figure: text.describe("The number, or the short word, set large."),
      summary: text.describe("For the card on the home page."),
      description: text,
      benefits: z.array(text).length(4),
    }),
  )
  .length(6);

const step = z.strictObject({ when: text, detail: text });

/** The tick list, the blanks and the plans below the article on the first visit. */
export const visitKitSchema = z.strictObject({
  heading: text,
  text: text.describe("Says that ticks are not stored."),
  print: text.describe("The words of the button that prints the sheet."),
  stages: z
    .array(z.strictObject({ name: text, items: z.array(text).min(1).max(10) }))
    .length(6)
    .describe("Before, bring, arrive, exam, pay, after: what to tick off in each."),
  blanks: z
    .array(
      z.strictObject({
        heading: text,
        columns: z.array(text).length(2),
        lines: z.int().min(2).max(8).describe("How many empty lines, 2 to 8."),
      }),
    )
    .length(2)
    .describe("Empty lines to write on. They show on paper only."),
  foot: text.describe("The last line of the sheet: when to call."),
  plans: z
    .array(z.strictObject({ heading: text, steps: z.array(step).min(3).max(5) }))
    .length(2)
    .describe("One plan for cats, one for nervous dogs."),
});

/** What care costs, in plain words. */
export const moneySchema = z.strictObject({
  heading: text,
  text,
  exam: words,
  estimate: words
    .extend({ status })
    .describe("How to ask for an estimate. Pages show it only when its status is confirmed."),
  paying: words,
  insurance: words,
  prices: z
    .strictObject({
      heading: text,
      note: text,
      items: z.array(
        z.strictObject({
          what: text.describe("What the price is for, such as Exam, cat or dog."),
          price: written(/^[^\n]*\$\d[^\n]*$/, "an amount in dollars, such as from $10").describe(
            "An amount in dollars. Prices may stand here and nowhere else on the site.",
          ),
          note: text.optional().describe("What is included, or what comes on top."),
        }),
      ),
    })
    .describe("Prices, if the clinic wants to give some. Pages show nothing while items is empty."),
});

/** The table by age, and the reminder for a visitor's own calendar. */
export const lifeStagesSchema = z.strictObject({
  heading: text,
  text,
  print: text.describe("The words of the button that prints the table."),
  columns: z.strictObject({ stage: text, visits: text, talk: text }),
  stages: z
    .array(z.strictObject({ name: text, when: text, visits: text, talk: text }))
    .length(4)
    .describe("Puppy or kitten, young adult, adult, senior."),
  reminder: z.strictObject({
    heading: text,
    text,
    dayLabel: text,
    choices: z
      .array(
        z.strictObject({
          months: z.int().min(1).max(24).describe("How many months after the chosen day, 1 to 24."),
          label: text,
        }),
      )
      .min(1)
      .max(3),
    saved: text.describe("Said when the file is made. {date} becomes the day of the reminder."),
    past: text.describe("Said when that day has passed. {date} becomes the day."),
    failed: text.describe("Said when the browser makes no file. {date} becomes the day."),
    file: slug.describe("The name of the file without its ending, such as vet-reminder."),
    event: z
      .strictObject({ title: text, text })
      .describe("What the visitor's calendar shows on the day."),
  }),
});

export const questionsSchema = z
  .array(
    z.strictObject({
      id: slug.describe(
        "A name that no other question has. It ends the address of the question: /contact#question-payment.",
      ),
      question: text,
      answer: text.describe("One to four sentences. Facts come by name: {clinic.phone}."),
      link: z
        .strictObject({ label: text, path: pathWithPart })
        .optional()
        .describe("Where to read more: the words of the link, and a page or a heading of a page."),
    }),
  )
  .min(1);

/** A place for a fact that only the owner knows; without a text the page shows nothing. */
const slot = z.strictObject({
  text: text
    .optional()
    .describe("One to three sentences. Leave the field out until you know: then nothing is shown."),
  status,
});
const arrivingSlots = {
  lastTurns: slot.describe("The last turns before the clinic, and what to look for."),
  parking: slot.describe("Where to park, and whether there is room for a van."),
  door: slot.describe("Which door is yours, and what is written on it."),
  callFromCar: slot.describe("Whether people may wait in the car and call from there."),
  stepFree: slot.describe("Whether there is a way in without steps, and where it begins."),
};
export type ArrivingSlot = keyof typeof arrivingSlots;

export const arrivingSchema = z.strictObject({
  heading: text,
  townLink: text.describe("The words of the link on the pages of the towns."),
  labels: z.strictObject({
    lastTurns: text,
    parking: text,
    door: text,
    callFromCar: text,
    stepFree: text,
  }),
  ...arrivingSlots,
});

/** What the site says and the owner has yet to confirm. `where` is the content whose words say it. */
export const claimsSchema = z
  .array(
    z.strictObject({ claim: text, where: z.array(contentPath).min(1), question: text, status }),
  )
  .min(1);

/** How the middle of a service page is composed; each pattern brings what it shows. */
const pattern = z.discriminatedUnion("kind", [
  /** Two huge figures, and a sentence that says what they count. */
  z.strictObject({
    kind: z.literal("figures"),
    figures: z.array(z.strictObject({ value: text, label: text })).length(2),
    text,
  }),
  /** One numeral in the head, a drawing on a ridge, four stops below it. */
  z.strictObject({
    kind: z.literal("timeline"),
    /** The first word of the value is set as the numeral; the rest begins the sentence. */
    opener: z.strictObject({ value: text, label: text }),
    drawing,
    stops: z.array(z.strictObject({ when: text, detail: text })).length(4),
  }),
  /**
   * A loud sentence, then an animal with numbered points. `nose` comes in beside the title instead
   * of the picture of the service, `tail` leaves beside What We Provide.
   */
  z.strictObject({
    kind: z.literal("points"),
    nose: drawing.optional(),
    tail: drawing.optional(),
    text,
    ground: z.enum(["paper", "deep"]),
    drawing,
    drawingText: text.describe("What the drawing shows, for people who cannot see it."),
    opener: text,
    points: z
      .array(z.strictObject({ name: text, detail: text.optional() }))
      .min(4)
      .max(8),
  }),
  /** Three sheets: before, the day, after. The picture stands on the hill of the head. */
  z.strictObject({
    kind: z.literal("days"),
    picture: illustration,
    days: z
      .array(z.strictObject({ name: text, drawing, items: z.array(text).min(3).max(5) }))
      .length(3),
  }),
]);

const serviceFields = {
  title: text.describe("The name of the service."),
  link: path.describe(
    "The address of this page: /services/ and the name of this file without .mdx.",
  ),
  meta,
  description: text.describe("For the list of all services."),
  features: z.array(text).length(4).describe("Four things in a few words each."),
  card: text.describe("One sentence for the card on the home page."),
  lead: text.describe("The first sentences, under the title."),
  illustration,
  provides: z.array(named).length(4),
  questions: z.array(z.strictObject({ question: text, answer: text })).min(2),
  related: z.strictObject({
    services: relatedServices,
    articles: z
      .array(slug)
      .describe(
        "Names of files in content/articles, without .mdx, such as first-visit. Each of them names this service, too (services).",
      ),
  }),
  closing: words,
};

export const serviceSchema = z.strictObject({ ...serviceFields, pattern });

/** Pet Surgery promises three things, not four (specification §2). */
export const surgerySchema = z.strictObject({
  ...serviceFields,
  pattern,
  provides: z.array(named).length(3),
});

export const emergencySchema = z.strictObject({
  ...serviceFields,
  firstMinute: z.array(named).length(3),
  signs: z
    .array(named.extend({ short: text.describe("The sign in a few words, for the card.") }))
    .length(6)
    .describe("Six signs, the worst first."),
  alsoCall: z.array(named).min(1),
  poisonAdvice: text.describe("What to do during a call to a poison line."),
  eaten: z
    .strictObject({
      heading: text,
      text,
      items: z
        .array(text)
        .min(1)
        .describe("What means a call now. Never an amount, and never what can wait."),
      end: text.describe("For whatever the list does not name."),
    })
    .describe("Things eaten that mean a call now."),
  elsewhere: z
    .strictObject({ heading: text, text, reasons: z.array(named).min(1) })
    .describe("Why we may send a pet to another place."),
  onTheWay: z.array(text).min(1),
  afterHours: text,
  hospitalChecked: text.describe("Stands before the day on which the hospital was last called."),
  emergencyCard: z
    .strictObject({
      link: text.describe("The button at the top of the page that leads to the card."),
      heading: text,
      text,
      print: text.describe("The button that prints the card alone."),
      printWithPage: text.describe("Stands in the place of that button where nothing can run it."),
      title: text.describe("The first line of the printed card."),
      copies: z
        .array(text)
        .length(3)
        .describe("Where the three cards of the sheet go, a word each."),
      signs: text,
      caseNumber: text,
      hospital: text,
      blanks: z
        .array(text)
        .min(1)
        .max(6)
        .describe("What is filled in with a pen: at most six, for the card is small."),
      address: text.describe("Stands before the address of the page."),
      printed: text.describe("Stands before the day of printing."),
    })
    .describe("The emergency card for paper. Facts come from clinic.yaml, signs from this file."),
  bookingNote: text,
});

const withdrawnPost = 3;
const idWords = `a number that no other post has, and not ${withdrawnPost} (that post was withdrawn)`;

export const articleSchema = z.strictObject({
  id: z
    .int()
    .positive()
    .refine((id) => id !== withdrawnPost, { error: idWords })
    .meta({ ...expected(idWords), not: { const: withdrawnPost } })
    .describe("A number that no other article has."),
  slug: slug.describe("The name of this file without .mdx; it becomes the address."),
  title: text.describe("The headline."),
  excerpt: text.describe("A sentence for the list of articles."),
  category: text.describe("One of the categories that content/pages/blog.yaml lists."),
  date: calendarDate.describe("The day of publication: year-month-day, such as 2024-06-15."),
  readTime: written(/^\d+ min$/, "minutes, such as 5 min").describe(
    "How long reading takes, such as 5 min. The build says what it should be.",
  ),
  icon: illustration,
  author: text.describe("Who wrote it, as the page says it."),
  lead: text.describe("The first sentences, under the title."),
  closingLink: text.describe("The words of the booking button at the end."),
  closingText: text.describe("The sentence beside that button."),
  phoneLink: text
    .optional()
    .describe("The words of a link that calls the clinic, if there should be one."),
  services: relatedServices
    .min(1)
    .describe(
      "Services that go with this article: names of files in content/services, without .mdx. Each of them names this article, too (related, articles).",
    ),
  reviewed: calendarDate
    .optional()
    .describe(
      "The day on which a veterinarian last read the text and found it right: year-month-day. Leave the field out until somebody has; the page then says nothing.",
    ),
  meta,
});

export const areaSchema = z.strictObject({
  name: text.describe("The name of the town."),
  slug: slug.describe("The name of this file without .mdx; it becomes the address."),
  distance: written(/^(\d+ min|home base)$/, "minutes, such as 15 min, or home base").describe(
    "The drive to the clinic, such as 15 min. Texts that say {drive.greer} follow.",
  ),
  via: text.optional().describe("The roads of the drive."),
  title: text,
  lead: text,
  description: text,
  neighborhoods: z.array(text),
  neighborhoodsStatus: status.optional(),
  illustration,
  services: relatedServices.length(8).optional(),
  steps: z.array(text).length(4).optional(),
  /** Places around the corner, as stops on a path; the clinic is the last. */
  stops: z.strictObject({ heading: text, text, items: z.array(named).min(2).max(4) }).optional(),
  quote: z.strictObject({ text, attribution: text, sample }).optional(),
  link: z.strictObject({ label: text, path }),
  closing: words,
  meta,
});

export const legalSchema = z.strictObject({
  title: text,
  meta,
  lead: text,
  updated: calendarDate.describe(
    "The day of the last change: year-month-day, such as 2025-01-01. The page shows it.",
  ),
});

const linkedWords = z.strictObject({ heading: text, text, linkLabel: text });

/**
 * Words that go into the link of a text message. Android takes the link apart at & and decodes it a
 * second time, so that these signs would cut or change the message.
 */
const messageText = written(
  /^[^&+%\r\n]+$/,
  "one line without the signs & + %, which some phones cannot put into a message",
);

/** One schema for each file of content/pages, under the name of the file. */
export const pageSchemas = {
  home: z.strictObject({
    meta,
    hero: z.strictObject({ heading: text, lead: text, drawingText: text }),
    strip: z.strictObject({
      findUs: text,
      hours: text,
      hoursNote: text,
      text,
      urgent: text,
      urgentLink: text,
    }),
    services: z.strictObject({
      heading: text,
      text,
      linkLabel: text,
      featured: relatedServices.length(6),
    }),
    reasons: linkedWords,
    testimonials: linkedWords.extend({ nextLabel: text }),
    visit: words,
    closing: words,
  }),
  about: z.strictObject({
    meta,
    title: text,
    lead: text,
    story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    statsHeading: text,
    statsNote: text,
    doctor: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    philosophy: z.strictObject({ heading: text, text, principles: z.array(named).min(1) }),
    closing: words,
  }),
  services: z.strictObject({
    meta,
    title: text,
    lead: text,
    /** Names short enough for the row of links; a service without one shows its title. */
    shortNames: z.record(slug, text),
    closing: words,
  }),
  "why-choose-us": z.strictObject({
    meta,
    title: text,
    lead: text,
    comparison: z.strictObject({
      heading: text,
      text,
      oursLabel: text,
      othersLabel: text,
      rows: z.array(z.strictObject({ aspect: text, ours: text, others: text })).length(5),
      close: text,
    }),
    closing: words,
  }),
  testimonials: z.strictObject({
    meta,
    title: text,
    lead: text,
    sampleNote: text,
    googleNote: text,
    form: z.strictObject({
      heading: text,
      text,
      privacyNote: text,
      nameLabel: text,
      locationLabel: text,
      petNameLabel: text,
      storyLabel: text,
      optional: text,
      submit: text,
      thanks: text,
      noScript: text,
    }),
    closing: words,
  }),
  blog: z.strictObject({
    meta,
    title: text,
    lead: text,
    filterLabel: text,
    allPosts: text,
    olderPosts: text,
    categories: z
      .array(text)
      .min(1)
      .describe("The categories that articles may have, in the order of the filter."),
    allResult: text,
    categoryResult: text,
    categoryResultOne: text,
    newsletter: z.strictObject({
      heading: text,
      text,
      emailLabel: text,
      button: text,
      soon: text,
    }),
    closing: words,
    author: z.strictObject({ heading: text, text, linkLabel: text }),
    articleClosing: words,
  }),
  contact: z.strictObject({
    meta,
    title: text,
    lead: text,
    labels: z.strictObject({
      call: text,
      text,
      fax: text,
      email: text,
      address: text,
      hours: text,
    }),
    notes: z.strictObject({
      call: text,
      text,
      fax: text,
      email: text,
      address: text,
      hours: text,
    }),
    emergency: words,
    map: words.extend({ roads: text }),
    jumps: z.strictObject({
      ways: text,
      arriving: text,
      ask: text,
      questions: text,
      access: text,
    }),
    ask: z.strictObject({
      heading: text,
      text,
      emergency: text,
      textButton: text,
      emailButton: text,
      words: text,
      wordsNote: text,
      copy: text,
      copied: text,
      notCopied: text,
      requests: z
        .array(
          z.strictObject({
            id: slug.describe("A name that no other request has."),
            name: text,
            text,
            subject: messageText.describe("The subject of the mail."),
            opening: messageText.describe("The first sentence of the message."),
            lines: z
              .array(messageText)
              .min(1)
              .describe("What the visitor fills in, one line each. A colon is added."),
          }),
        )
        .min(1),
    }),
    access: z.strictObject({
      heading: text,
      text,
      told: text.describe("What you do when somebody tells you of an obstacle."),
      testedHeading: text,
      testedLabel: text,
      tested: calendarDate.describe(
        "The day on which all of the tests below were last made: year-month-day.",
      ),
      tests: z.array(text).min(1).describe("What was really tested, and with what."),
      untested: text.describe("What nobody has tested yet."),
    }),
    contacts: z
      .strictObject({
        heading: text,
        text,
        clinic: text,
        all: text,
        oneByOne: text,
        oneByOneNote: text,
        poisonLine: text,
        poisonLineNote: text.describe("The note that goes into the address book with each line."),
      })
      .describe("Files that put the clinic and the poison lines into an address book."),
  }),
  "service-areas": z.strictObject({
    meta,
    title: text,
    lead: text,
    map: text,
    homeBase: words,
    areas: words,
    landmarks: z.strictObject({
      heading: text,
      text,
      items: z.array(z.strictObject({ name: text, description: text })).min(1),
    }),
    closing: words,
  }),
  sitemap: z.strictObject({ meta, title: text, lead: text, band: words }),
  "not-found": z.strictObject({ meta, heading: text, text, link: text, help: text }),
  offline: z.strictObject({ meta, title: text, lead: text, pages: words }),
};

export type ClinicFile = z.infer<typeof clinicSchema>;
export type Labels = z.infer<typeof labelsSchema>;
export type Notice = z.infer<typeof noticesSchema>[number];
export type NavigationFile = z.infer<typeof navigationSchema>;
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Reason = z.infer<typeof reasonsSchema>[number];
export type Question = z.infer<typeof questionsSchema>[number];
export type Arriving = z.infer<typeof arrivingSchema>;
export type Claim = z.infer<typeof claimsSchema>[number];
export type VisitKit = z.infer<typeof visitKitSchema>;
export type Money = z.infer<typeof moneySchema>;
export type LifeStages = z.infer<typeof lifeStagesSchema>;
export type ServiceFile = z.infer<typeof serviceSchema>;
export type EmergencyFile = z.infer<typeof emergencySchema>;
export type ArticleFile = z.infer<typeof articleSchema>;
export type AreaFile = z.infer<typeof areaSchema>;
export type LegalFile = z.infer<typeof legalSchema>;
export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> };
export type PageName = keyof Pages;
