import { mailHref, pagePaths, telHref } from "../addresses.ts";
import type { Facts } from "../reader/facts.ts";
import type { ContentOf } from "../reader/read.ts";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { clinicFile, PhoneNumber } from "./clinic.ts";
import type { figuresFile } from "./figures.ts";
import { weekSentences } from "./hours/week.ts";

type FactValues = {
  clinic: ContentOf<typeof clinicFile>;
  figures: ContentOf<typeof figuresFile>;
  /** The name of the first veterinarian who is confirmed or, until there is one, “our veterinarian”. */
  veterinarian: string;
  /** The minutes to drive from each town. */
  drives: readonly number[];
};

/** The facts that content may use by name, which content/README.md lists. */
export function buildFacts({ clinic, figures, veterinarian, drives }: FactValues): Facts {
  const { address, phone, email, stats, afterHoursHospital, biteOffice, hours } = clinic;
  const link = (text: string, href: string): RichTextData => [{ tag: "a", href, children: [text] }];
  const call = ({ display, dial }: PhoneNumber, text = display) => link(text, telHref(dial));
  /** A name, with its phone number if there is one. */
  const withPhone = (text: string, phone?: PhoneNumber) =>
    phone ? call(phone, `${text}, ${phone.display}`) : [text];
  const { fallback, whenClosed, chosen } = afterHoursHospital;
  const [hospital] = chosen;
  const shortestAndLongest = new Set([Math.min(...drives), Math.max(...drives)]);
  const numberWords = "no one two three four five six seven eight nine ten".split(" ");
  const facts: Record<string, RichTextData> = {
    "clinic.name": [clinic.name.full],
    "clinic.address": [{ tag: "bdi", children: [address.full] }],
    "clinic.street": [{ tag: "bdi", children: [address.street] }],
    "clinic.phone": call(phone),
    "clinic.email": link(email, mailHref(email)),
    "clinic.booking": [clinic.booking],
    "clinic.founded": [stats.founded.value],
    "clinic.experience": [stats.experience.value],
    "clinic.veterinarian": [veterinarian],
    "clinic.Veterinarian": [veterinarian.charAt(0).toUpperCase() + veterinarian.slice(1)],
    "clinic.afterHoursHospital": withPhone(hospital?.name ?? fallback, hospital?.phone),
    "clinic.whenClosed": link(whenClosed, `${pagePaths.emergency}#after-hours`),
    "clinic.hours": [hours?.show ? weekSentences(hours.week) : clinic.hoursNote],
    "clinic.biteOffice": withPhone(biteOffice.fallback, biteOffice.phone),
    "clinic.biteReports": call(clinic.biteReports),
    "drive.towns": [numberWords[drives.length] ?? `${drives.length}`],
    ...(drives.length > 0 && { "drive.range": [`${[...shortestAndLongest].join("-")} minutes`] }),
  };
  for (const [name, value] of Object.entries(clinic.terms)) facts[`terms.${name}`] = [value];
  for (const [name, value] of Object.entries(figures)) facts[`figures.${name}`] = [value];
  return new Map(Object.entries(facts));
}
