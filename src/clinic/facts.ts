import { mailHref, telHref } from "../addresses/outbound-links.ts";
import { pagePaths } from "../addresses/paths.ts";
import { type Fact, type Facts, insertFacts } from "../content/facts.ts";
import type { Choices } from "../content/field-schema.ts";
import { UserError } from "../content/problems.ts";
import type { ContentFolder } from "../content/read.ts";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import { veterinarianOf } from "./team.ts";
import { weekSentences } from "./hours/week.ts";
import { sharedFiles } from "../site/content-files.ts";
import type { Page } from "../content/site.ts";

type Dialed = { display: string; dial: string };

/**
 * The facts that content may use by name (content/README.md lists them), as far as this clinic has them.
 * @throws {UserError} if they cannot be read, or each use of a fact would be reported as a problem, too
 */
export function readFacts(
  { peek, rawFields, parse, problems }: ContentFolder,
  pages: readonly Page[],
  choices: Choices,
): Facts {
  const facts = new Map<string, Fact>();
  const known = { facts, choices };
  const clinic = parse(sharedFiles.clinic, known);
  const figures = parse(sharedFiles.figures, known);
  if (clinic === undefined || figures === undefined) throw new UserError(problems);
  const { address, phone, email, stats, afterHoursHospital, biteOffice } = clinic;
  // Problems of the other files are not reported here, but later, when each file is parsed.
  const veterinarian = veterinarianOf(peek(sharedFiles.team) ?? []);
  const [hospital] = afterHoursHospital.chosen;
  const add = (name: string, text: string | undefined, rich: RichTextData = [text ?? ""]) => {
    if (text !== undefined) facts.set(name, { text, rich });
  };
  const addLink = (name: string, text: string, href: string) =>
    add(name, text, [{ tag: "a", href, children: [text] }]);
  /** A name, with its phone number if there is one. */
  const addNumbered = (name: string, text: string, phone?: Dialed) =>
    phone ? addLink(name, `${text}, ${phone.display}`, telHref(phone.dial)) : add(name, text);
  add("clinic.name", clinic.name.full);
  add("clinic.address", address.full);
  add("clinic.street", address.street);
  addLink("clinic.phone", phone.display, telHref(phone.dial));
  addLink("clinic.email", email, mailHref(email));
  add("clinic.booking", clinic.booking.url);
  add("clinic.founded", stats.founded.value);
  add("clinic.experience", stats.experience.value);
  const doctor = veterinarian?.name ?? clinic.veterinarian.inProse;
  add("clinic.veterinarian", doctor);
  add("clinic.Veterinarian", doctor.charAt(0).toUpperCase() + doctor.slice(1));
  const hospitalName = hospital?.name ?? afterHoursHospital.inProse;
  addNumbered("clinic.afterHoursHospital", hospitalName, hospital?.phone);
  const labels = rawFields(sharedFiles.labels.path);
  const label = (name: string) => insertFacts(String(labels[name]), facts);
  addLink("clinic.whenClosed", label("whenClosed"), `${pagePaths.emergency}#after-hours`);
  const { show, week } = clinic.hours ?? {};
  add("clinic.hours", show && week ? weekSentences(week) : label("hoursNote"));
  addNumbered("clinic.biteOffice", biteOffice.inProse, biteOffice.phone);
  addLink("clinic.biteReports", clinic.biteReports.display, telHref(clinic.biteReports.dial));
  for (const [name, value] of Object.entries(clinic.terms)) add(`terms.${name}`, value);
  for (const [name, value] of Object.entries(figures)) add(`figures.${name}`, value);
  const drives = pages.flatMap(({ file, collection }) => {
    const minutes = Number.parseInt(String(rawFields(file).distance), 10);
    return collection === "areas" && minutes > 0 ? [minutes] : [];
  });
  const ends = new Set([Math.min(...drives), Math.max(...drives)]);
  if (drives.length > 0) add("drive.range", `${[...ends].join("-")} minutes`);
  return facts;
}
