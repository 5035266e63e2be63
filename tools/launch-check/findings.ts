import { findPlaceholders, reservedHost } from "../../src/content/placeholders.ts";
import type { Problem } from "../../src/content/problems.ts";
import type { SourceFile } from "../../src/content/read-file.ts";
import { clinicFile } from "../../src/content/schemas/clinic.ts";
import { isConfirmed } from "../../src/content/schemas/fields.ts";
import { isoDay } from "../../src/formatting/dates.ts";
import type { Site } from "../../src/site/site.ts";
import { findAdvice } from "../advice.ts";
import { humanize } from "../form-names.ts";
import { type Approval, findApprovals } from "./approvals.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What an afternoon's work is made of. */
export type Chapter = "facts" | "questions" | "samples" | "signatures" | "law" | "advice";

/** Something to settle before the site goes public, at its place; without a file, the message says all. */
export type Finding = Pick<Problem, "file" | "field" | "message"> & { chapter: Chapter };

/** The value of a fact that has none. */
export const nothingYet = "nothing yet";

/** What no field can hold, and what says that it is done. */
const tasks: readonly (Omit<Finding, "field"> & { isDone: (site: Site) => boolean })[] = [
  {
    chapter: "signatures",
    file: "",
    message:
      "Read the service and town pages once, and what else the site promises: on Contact, in its questions and in the reasons.",
    isDone: ({ signs }) => signs.approved !== undefined,
  },
  {
    chapter: "law",
    file: "content/clinic.yaml",
    message: "Arrange emergency coverage for when you are closed (S.C. Regs. 120-1).",
    isDone: ({ contentOf }) => isConfirmed(contentOf(clinicFile).afterHoursHospital),
  },
  {
    chapter: "law",
    file: "content/signs.yaml",
    message: "Ask the Department of Public Health about bites and rabies (S.C. Code 47-5).",
    isDone: ({ signs }) => signs.approved !== undefined,
  },
  {
    chapter: "law",
    file: "content/legal/privacy-policy.mdx",
    message: "Have a lawyer read both policies; then set their Updated to that day.",
    isDone: ({ legal }) => legal.every(({ approved }) => approved !== undefined),
  },
];

/** Everything to settle in the content of a site. */
export function findContentFindings(
  site: Site,
  today = new Date(),
  approvals: readonly Approval[] = findApprovals(site, today),
): Finding[] {
  const signatures = approvals.flatMap(({ files: [file = ""], problem }): Finding[] =>
    problem === undefined ? [] : [{ chapter: "signatures", file, field: "", message: problem }],
  );
  const open = tasks.flatMap(({ isDone, ...task }): Finding[] =>
    isDone(site) ? [] : [{ ...task, field: "" }],
  );
  const advice = findAdvice(site).map((one): Finding => ({ chapter: "advice", ...one }));
  return [...findMarked(site, today), ...signatures, ...open, ...advice];
}

/** Nothing waits for what pages leave out, nor for advice. */
export const keepsWaiting = ({ chapter }: Finding) =>
  chapter === "facts" || chapter === "signatures" || chapter === "law";

/** What the developer has to settle: the address that the site is built for. */
export function findOriginFindings(origin: string): Finding[] {
  const message = `Your developer: SITE_ORIGIN is ${origin}. The build needs the public address (docs/hosting.md).`;
  return isPublicOrigin(origin) ? [] : [{ chapter: "facts", file: "", field: "", message }];
}

/** An https address of a host with a dot and a real domain, and nothing after it. */
export function isPublicOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin || url.protocol !== "https:") return false;
  return /\.[a-z][a-z0-9-]+$/.test(url.hostname) && url.hostname.search(reservedHost[0]) < 0;
}

/**
 * What is marked as unconfirmed or sample, questions without an answer, and what cannot be real whatever
 * its mark says. Goes by the marks alone, so a new field needs no code.
 */
export function findMarked(
  { sources, clinic }: Pick<Site, "sources" | "clinic">,
  today: Date,
): Finding[] {
  // Without a year, everything counts as too early: one question too many is safer.
  const founded = Number(/\d{4}/.exec(clinic.stats.founded.value)?.[0] ?? Number.POSITIVE_INFINITY);
  const found = sources
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((source) => findInFile(source, founded, today));
  // What the law asks of all articles is asked once, at the first of them.
  const isFirst = ({ message }: Finding, index: number) =>
    found.findIndex((one) => one.message === message) === index;
  return found.filter((one, index) => one.chapter !== "law" || isFirst(one, index));
}

/** Facts first, above all those of the clinic, then the texts in the folders. */
function rankOf({ file }: SourceFile): number {
  if (file === "content/clinic.yaml") return 0;
  return file.split("/").length;
}

function findInFile({ file, raw, body }: SourceFile, founded: number, today: Date): Finding[] {
  const findings: Finding[] = [];
  const add = (chapter: Chapter, at: readonly string[], message: string) =>
    findings.push({ chapter, file, field: at.join("."), message });

  /** @param isCovered whether an enclosing value has been reported already */
  const look = (value: unknown, at: readonly string[], isCovered: boolean): void => {
    if (typeof value === "string" && !isCovered) {
      for (const { found, why } of findPlaceholders(value)) add("facts", at, `${found}. ${why}`);
    }
    if (typeof value !== "object" || value === null) return;
    const fields = value as Fields;
    const mark = markOf(fields);
    if (mark === "questions") add(mark, [], String(fields.question));
    else if (mark !== undefined) add(mark, at, shorten(displayValue(fields)) || nothingYet);
    else if (!isCovered) lookAtDates(fields, at);
    for (const [key, inner] of Object.entries(fields)) {
      look(inner, [...at, key], isCovered || mark !== undefined);
    }
  };

  const lookAtDates = (fields: Fields, at: readonly string[]): void => {
    const { date, checked, week, holidays } = fields;
    const [year, day] = [today.getUTCFullYear(), isoDay(today)];
    const isEarly = typeof date === "string" && Number(/\d{4}/.exec(date)?.[0]) < founded;
    if (isEarly && "rating" in fields) {
      add("facts", [...at, "date"], `${date}, before the clinic opened`);
    }
    if (isEarly && file.startsWith("content/articles/")) {
      const message = "Articles dated before the clinic opened: correct the date, or leave it out.";
      add("law", [], message);
    }
    if (typeof checked === "string" && (checked > day || checked < `${year - 1}${day.slice(4)}`)) {
      add("facts", [...at, "checked"], `${checked}. Check it again; a check counts for a year.`);
    }
    if (week === undefined) return;
    const settled = Array.isArray(holidays) ? holidays.map((one) => Object(one).year) : [];
    // From November on, next year's holidays must be settled, too.
    for (const needed of today.getUTCMonth() < 10 ? [year] : [year, year + 1]) {
      if (settled.includes(needed)) continue;
      const message = `not ${needed} yet. Add the year, and switch on the holidays you take.`;
      add("facts", [...at, "holidays"], message);
    }
  };

  look(raw, [], false);
  for (const { found, why } of findPlaceholders(body))
    add("facts", [], `${found} in the text. ${why}`);
  return findings;
}

function markOf({ sample, status, question, answer }: Fields): Chapter | undefined {
  if (sample === true) return "samples";
  if (question !== undefined && answer === undefined) return "questions";
  return status === "unconfirmed" ? "facts" : undefined;
}

const shorten = (value: string) => (value.length > 72 ? `${value.slice(0, 71).trimEnd()}…` : value);

/** The value in one line, without marks; of several groups, each with its name. */
function displayValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(displayValue).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const { opens, closes } = value as Fields;
  if (opens !== undefined) return `${opens} to ${closes}`;
  const fields = Object.entries(value).filter(([key]) => key !== "status" && key !== "sample");
  return fields
    .map(([key, inner]) => {
      if (inner === true) return humanize(key);
      const isGroup = typeof inner === "object" && fields.length > 1;
      return isGroup ? `${key}: ${displayValue(inner)}` : displayValue(inner);
    })
    .join("; ");
}
