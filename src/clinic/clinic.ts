import { z } from "zod";
import { weekdays } from "../dates.ts";
import {
  fieldsFile,
  fileStatus,
  hidden,
  httpsAddress,
  line,
  objectOf,
  pastDate,
  sentences,
  textMatching,
  unique,
  whenValid,
} from "../reader/fields.ts";
import { stat } from "./page-fields.ts";

const clockTime = textMatching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "a time on the 24-hour clock from 00:00 to 23:59, such as 08:00",
).meta({ format: "time" });

/** Takes 864-000-0000 and the like. Gives `(864) 000-0000` to show, and `dial` for links. */
const phoneNumber = textMatching(
  /^(\+?1[-.\s]?)?\(?\d{3}\)?[-‑–.\s]?\d{3}[-‑–.\s]?\d{4}$/,
  "a phone number with its area code, such as 864-834-4200",
)
  .transform((written) => {
    const digits = written.replace(/\D/g, "").slice(-10);
    return { display: digits.replace(/^(...)(...)/, "($1) $2-"), dial: `+1${digits}` };
  })
  .meta({ title: "Phone number" })
  .describe("With its area code, such as 864-834-4200. Every page, link and button follows.");

export type PhoneNumber = z.output<typeof phoneNumber>;

/** A time within one day. Hours have two digits, so comparing strings compares times. */
const interval = z
  .strictObject({ opens: clockTime, closes: clockTime })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "a time later than opens; what is after midnight is the next day’s",
  });
export const intervals = z
  .array(interval)
  .meta({ itemName: "Hours", summary: "{opens} to {closes}" })
  .superRefine((list, context) => {
    for (const [index, { opens }] of list.entries()) {
      const before = list[index - 1];
      if (before === undefined || opens > before.closes) continue;
      context.addIssue({
        code: "custom",
        path: [index, "opens"],
        message: `a time later than ${before.closes}, when the hours before it end`,
      });
    }
  });

/** A degree within some 15 miles of the middle of ZIP code 29690. */
const near = (degree: number, written: string) =>
  z
    .number()
    .refine((number) => Math.abs(number - degree) < 0.25, { error: `a number near ${written}` });

const practiceStat = stat.extend({ label: line.meta(hidden) });

export const emergencyLineHours = ["while-open", "day-and-night"] as const;

export const clinicFile = fieldsFile("clinic.yaml", "Clinic", {
  hours: z
    .strictObject({
      week: objectOf(weekdays, intervals.default([])).describe(
        "Two entries make a lunch break; a day without any is closed.",
      ),
      show: z
        .boolean()
        .meta({ title: "Pages show these hours" })
        .describe("Off: only search engines do. Pages then say that you may be closed."),
    })
    .refine(({ week }) => Object.values(week).flat().length > 0, {
      path: ["week"],
      error: "hours on one day at least",
      ...whenValid("week"),
    })
    .optional(),
  hoursNote: line.describe("In place of your hours while pages show none."),
  name: z
    .strictObject({
      short: line.describe("The first part of the name, large in the header: Old Buncombe."),
      kind: line.meta({ title: "Kind of clinic" }).describe("The second part: Veterinary Clinic."),
    })
    .transform(({ short, kind }) => ({ short, kind, full: `${short} ${kind}` })),
  address: z
    .strictObject({
      street: line,
      city: line,
      region: textMatching(/^[A-Z]{2}$/, "two capitals, such as SC").meta({ title: "State" }),
      postalCode: textMatching(/^\d{5}$/, "five digits, such as 29690").meta({ title: "ZIP code" }),
    })
    .transform((address) => {
      const cityLine = `${address.city}, ${address.region} ${address.postalCode}`;
      return { ...address, cityLine, full: `${address.street}, ${cityLine}` };
    }),
  phone: phoneNumber,
  sms: phoneNumber.optional().meta({ title: "Texts" }).describe("Empty if you take none."),
  fax: phoneNumber.optional().meta({ title: "Fax" }).describe("Empty if you have none."),
  email: textMatching(z.regexes.email, "an email address").meta({ title: "Email address" }),
  booking: httpsAddress
    .meta({ title: "Online booking" })
    .describe("Where booking buttons lead: your page at the booking company."),
  /** From $ (low) to $$$$ (high), for search engines. */
  priceRange: line.optional().meta(hidden),
  /** In sentences, until one in Team is confirmed. */
  veterinarian: line.meta(hidden),
  emergencyLine: z
    .enum(emergencyLineHours)
    .meta({ title: "Emergency line answered" })
    .describe(
      "The red buttons call the phone above. While nobody picks up, pages lead to a hospital first.",
    ),
  afterHoursHospital: z.strictObject({
    /** In sentences, until one is chosen. */
    fallback: line.meta(hidden),
    /** The link to the rule for nights, `{clinic.whenClosed}`. */
    whenClosed: line.meta(hidden),
    /** The button that searches a map near the visitor, and what for. */
    search: z.strictObject({ label: line, query: line }).meta(hidden),
    chosen: z
      .array(
        z.strictObject({
          name: line.describe("The hospital’s name, as on its sign."),
          phone: phoneNumber,
          address: line.optional().describe("In one line, for directions on the emergency page."),
          minutes: z.int().min(1).max(120).describe("The drive there from your door, in minutes."),
          checked: pastDate.describe("The day you last called it. The page shows it."),
        }),
      )
      .max(2)
      .check(unique("name", "another hospital"))
      .default([])
      .meta({
        title: "Chosen hospitals",
        itemName: "Hospital",
      })
      .describe(
        "Up to two that you send people to when closed. Sentences name the first. The law wants nights covered (S.C. Regs. 120-1).",
      ),
  }),
  stats: z
    .strictObject({
      founded: practiceStat,
      experience: practiceStat,
      familyOwned: practiceStat,
      /** Beside their number. */
      doctors: z.strictObject({ one: line, several: line }).meta(hidden),
    })
    .meta({ title: "Four numbers" })
    .describe("On the page About Our Practice. The years are the doctor's, never the clinic's."),
  poisonLines: z
    .array(z.strictObject({ name: line, phone: phoneNumber }))
    .length(2)
    .describe("Two poison help lines, because pages have room for two."),
  poisonLinesNote: sentences,
  biteReports: phoneNumber
    .meta({ title: "Bite reports" })
    .describe("The health department, for bites at night."),
  biteOffice: z.strictObject({
    fallback: line.meta(hidden),
    phone: phoneNumber.optional().describe("The health department, for bites by day."),
  }),
  terms: z.strictObject({
    notice: line.describe("How far ahead to cancel a visit."),
    early: textMatching(/^\d+ minutes$/, "minutes, such as 15 minutes").describe(
      "How early to come.",
    ),
    payments: line.describe("How people can pay."),
    minorAge: line.describe("People under this age count as children."),
  }),
  status: fileStatus,
  /** Of the door. */
  coordinates: z
    .strictObject({ latitude: near(34.97, "34.97"), longitude: near(-82.44, "-82.44") })
    .optional()
    .meta(hidden),
});
