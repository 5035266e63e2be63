import { z } from "zod";

/*
 * The shape of every file in content/. Objects are strict: a misspelt field is a problem, not a
 * silent gap. Field names of the business entities (service, post, testimonial, service area,
 * landmark, reason, navigation item) follow the specification.
 */

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "lower-case words joined by hyphens, such as senior-care",
});
const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
  error: "an address of this site, such as /services/dental",
});
const contentPath = z.string().regex(/^content\/[a-z0-9-]+(\/[a-z0-9-]+)*(\.(yaml|mdx))?$/, {
  error: "a file or folder of content, such as content/services/imaging.mdx",
});
const calendarDate = z.iso.date({ error: "a date written year-month-day, such as 2024-06-15" });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
  error: "a month written year-month, such as 2025-03",
});
const phoneNumber = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, {
  error: "a phone number written (864) 000-0000",
});
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: "a time on the 24-hour clock, such as 08:00",
});

/** `unconfirmed` until the owner has said that the value is right; `npm run launch-check` lists what is not. */
const status = z.enum(["confirmed", "unconfirmed"]);

const meta = z.strictObject({
  title: text.max(60),
  description: text.min(70).max(155),
});
const words = z.strictObject({ heading: text, text });
const figure = z.strictObject({ value: text, label: text });
const named = z.strictObject({ name: text, detail: text });

const weekday = z.enum([
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
]);

export const clinicSchema = z.strictObject({
  name: z.strictObject({ sign: text, kind: text, status }),
  address: z.strictObject({ street: text, city: text, region: text, postalCode: text }),
  phone: z.strictObject({ display: phoneNumber, status }),
  text: z.strictObject({ display: phoneNumber, status }),
  fax: z.strictObject({ display: phoneNumber, status }),
  email: z.strictObject({ value: z.email({ error: "an e-mail address" }), status }),
  booking: z.strictObject({
    url: z.url({ protocol: /^https$/, error: "an https address" }),
    status,
  }),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    status,
  }),
  hours: z.strictObject({
    days: z.array(weekday).min(1),
    opens: clockTime,
    closes: clockTime,
    status,
  }),
  priceRange: z.strictObject({ value: text, status }),
  veterinarian: z.strictObject({ name: text, inProse: text, status }),
  emergencyLine: z.strictObject({ sameAsPhone: z.literal(true), status }),
  afterHoursHospital: z.strictObject({ inProse: text, status }),
  stats: z.strictObject({
    founded: figure,
    experience: figure,
    doctors: figure,
    familyOwned: figure,
  }),
  poisonLines: z.array(z.strictObject({ name: text, display: phoneNumber })).length(2),
  poisonLinesNote: text,
  terms: z.strictObject({
    notice: text,
    early: text,
    payments: text,
    minorAge: text,
  }),
});

export const figuresSchema = z.record(z.string().regex(/^[a-zA-Z]+$/), text);

export const labelsSchema = z.strictObject({
  skipToContent: text,
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
  emergency: text,
  emergencyNote: text,
  emergencyLink: text,
  callOrBook: text,
  breadcrumb: text,
  home: text,
  sampleReview: text,
  rating: text,
  backToBlog: text,
  lastUpdated: text,
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
  sixReviews: text,
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

const navigationPage = z.strictObject({ name: text, path });
const navigationList = z.array(
  z.union([navigationPage, z.strictObject({ each: z.enum(["services", "areas", "articles"]) })], {
    error: "a page (name and path) or each: services, areas or articles",
  }),
);

export const navigationSchema = z.strictObject({
  services: z.array(slug).min(1),
  areas: z.array(slug).min(1),
  header: z.array(z.strictObject({ name: text, path, dropdown: navigationList.optional() })),
  quickLinks: z.array(navigationPage),
  legalLinks: z.array(navigationPage),
  siteMap: z.array(z.strictObject({ icon: text, category: text, pages: navigationList })),
});

export const testimonialsSchema = z.array(
  z.strictObject({
    name: text,
    location: text,
    petName: text,
    rating: z.int().min(1).max(5),
    text,
    date: month,
    sample: z.boolean(),
  }),
);

export const reasonsSchema = z
  .array(
    z.strictObject({
      title: text,
      figure: text,
      summary: text,
      description: text,
      benefits: z.array(text).length(4),
    }),
  )
  .length(6);

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
    drawing: text,
    stops: z.array(z.strictObject({ when: text, detail: text })).length(4),
  }),
  /**
   * A loud sentence, then an animal with numbered points. `nose` comes in beside the title instead
   * of the picture of the service, `tail` leaves beside What We Provide.
   */
  z.strictObject({
    kind: z.literal("points"),
    nose: text.optional(),
    tail: text.optional(),
    text,
    ground: z.enum(["paper", "deep"]),
    drawing: text,
    drawingText: text,
    opener: text,
    points: z
      .array(z.strictObject({ name: text, detail: text.optional() }))
      .min(4)
      .max(8),
  }),
  /** Three sheets: before, the day, after. The picture stands on the hill of the head. */
  z.strictObject({
    kind: z.literal("days"),
    picture: text,
    days: z
      .array(z.strictObject({ name: text, drawing: text, items: z.array(text).min(3).max(5) }))
      .length(3),
  }),
]);

const serviceFields = {
  title: text,
  link: path,
  meta,
  description: text,
  features: z.array(text).length(4),
  card: text,
  lead: text,
  illustration: text,
  provides: z.array(named).length(4),
  questions: z.array(z.strictObject({ question: text, answer: text })).min(2),
  related: z.strictObject({ services: z.array(slug), articles: z.array(slug) }),
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
  signs: z.array(named).length(6),
  alsoCall: z.array(named).min(1),
  onTheWay: z.array(text).min(1),
  afterHours: text,
  bookingNote: text,
});

export const articleSchema = z.strictObject({
  id: z
    .int()
    .positive()
    .refine((id) => id !== 3, {
      error: "a number that no other post has, and not 3 (that post was withdrawn)",
    }),
  slug,
  title: text,
  excerpt: text,
  category: text,
  date: calendarDate,
  readTime: z.string().regex(/^\d+ min$/, { error: "minutes, such as 5 min" }),
  icon: text,
  author: text,
  lead: text,
  closingLink: text,
  closingText: text,
  phoneLink: text.optional(),
  services: z.array(slug).min(1),
  meta,
});

export const areaSchema = z.strictObject({
  name: text,
  slug,
  distance: z
    .string()
    .regex(/^(\d+ min|home base)$/, { error: "minutes, such as 15 min, or home base" }),
  via: text.optional(),
  title: text,
  lead: text,
  description: text,
  neighborhoods: z.array(text),
  neighborhoodsStatus: status.optional(),
  illustration: text,
  services: z.array(slug).length(8).optional(),
  steps: z.array(text).length(4).optional(),
  /** Places around the corner, as stops on a path; the clinic is the last. */
  stops: z.strictObject({ heading: text, text, items: z.array(named).min(2).max(4) }).optional(),
  quote: z.strictObject({ text, attribution: text, sample: z.boolean() }).optional(),
  link: z.strictObject({ label: text, path }),
  closing: words,
  meta,
});

export const legalSchema = z.strictObject({
  title: text,
  meta,
  lead: text,
  updated: calendarDate,
});

const linkedWords = z.strictObject({ heading: text, text, linkLabel: text });

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
      featured: z.array(slug).length(6),
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
    categories: z.array(text).min(1),
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
    map: words,
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
};

export type ClinicFile = z.infer<typeof clinicSchema>;
export type Labels = z.infer<typeof labelsSchema>;
export type NavigationFile = z.infer<typeof navigationSchema>;
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
export type Reason = z.infer<typeof reasonsSchema>[number];
export type Claim = z.infer<typeof claimsSchema>[number];
export type ServiceFile = z.infer<typeof serviceSchema>;
export type EmergencyFile = z.infer<typeof emergencySchema>;
export type ArticleFile = z.infer<typeof articleSchema>;
export type AreaFile = z.infer<typeof areaSchema>;
export type LegalFile = z.infer<typeof legalSchema>;
export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> };
export type PageName = keyof Pages;
