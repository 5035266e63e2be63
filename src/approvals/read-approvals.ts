import { hash } from "node:crypto";
import { clinicFile } from "../clinic/clinic.ts";
import { figuresFile } from "../clinic/figures.ts";
import { listVeterinarians, teamFile } from "../clinic/team.ts";
import { type Facts, insertFacts } from "../reader/facts.ts";
import { asRecord, humanize } from "../reader/field-schema.ts";
import { type ContentFile, type ContentFolder, mapTexts, rawItems } from "../reader/read.ts";
import type { Approval } from "../reader/site.ts";
import { signsFile } from "../signs/schema.ts";
import { type Approvable, type Approver, approvalsFile } from "./schema.ts";

/** A page that needs an approval, and the newest that it has. */
export type ApprovalPage = {
  path: string;
  title: string;
  approvedBy: Approver;
  file: string;
  /** Questions that an approval answers. */
  questions: string[];
  /** What people read there, and its code, both as they are now. */
  sentences: readonly string[];
  code: string;
  approval: Approval | undefined;
};

/** The pages that need an approval, drafts, too, with the newest that each has. Reads content that is not validated yet. */
export function readApprovalPages(
  files: ContentFolder,
  pages: readonly { path: string; file: string; route: Approvable & { file: ContentFile } }[],
): ApprovalPage[] {
  const { rawFields } = files;
  const clinic = rawFields(clinicFile.path);
  const { whenClosed, fallback } = asRecord(clinic.afterHoursHospital);
  const prefixed = (group: string, facts: unknown) =>
    Object.entries(asRecord(facts)).map(([name, fact]) => [`${group}.${name}`, fact] as const);
  /** The facts that are read with a text, as medicine or as terms. Others, such as numbers and hours, change no code. */
  const facts: Facts = new Map(
    [
      ...prefixed("figures", rawFields(figuresFile.path)),
      ...prefixed("terms", clinic.terms),
      ["clinic.whenClosed", whenClosed] as const,
      ["clinic.afterHoursHospital", fallback] as const,
      ["clinic.biteReports", clinic.biteReports] as const,
      ["clinic.biteOffice", asRecord(clinic.biteOffice).fallback] as const,
    ].map(([name, fact]) => [name, [`${fact}`]]),
  );
  const readings = parseReadings(files);

  /** The words of a file, with a sign for each bullet and heading. Names of pictures count if they show how to help. */
  const approvedText = ({ path, jsonSchema }: ContentFile, name = path) =>
    mapTexts(rawFields(name), jsonSchema, (text, { choices, photo, format, needsNoApproval }) =>
      needsNoApproval || photo || format || (choices && !text.startsWith("how-to/"))
        ? undefined
        : insertFacts(text, facts)
            .replace(/^([ \t]*)(?:[-*+]|#+) /gm, (_, indent) => (indent ? " ◦ " : " • "))
            .replace(/[*_\s]+/g, " ")
            .trim(),
    );
  const { levels, rules, list, aftercare } = asRecord(approvedText(signsFile));
  const { poisonLines, poisonLinesNote, biteReports } = asRecord(approvedText(clinicFile));
  const signs = [list, aftercare].flatMap((some) => Object.values(asRecord(some)).map(asRecord));

  return pages.flatMap(({ path, file, route }) => {
    const { approvedBy, approvedWith, isEmergency } = route;
    if (approvedBy === undefined) return [];
    const text = approvedText(route.file, file);
    const tags = `${JSON.stringify(text).match(/<Signs\b[^>]*/g) ?? ""}`;
    const listed = signs.filter(({ id }) => tags.split(/[^\w-]+/).includes(`${id}`));
    const sentences = splitSentences([
      text,
      listed.length > 0 && { levels, rules, listed },
      approvedWith && keepMedicine(approvedText(approvedWith)),
      isEmergency && { poisonLines, poisonLinesNote, biteReports },
    ]);
    const start = hashLetters(path);
    const code = start + hashLetters(sentences.join("\n"));
    // Only those of the newest day count: an older text that comes back has to be read again.
    const approvals = readings
      .flatMap(({ by, on, codes }) =>
        codes
          .filter((letters) => letters.startsWith(start))
          .map((letters) => ({ by, on, code: letters, isCurrent: letters === code })),
      )
      .filter(({ on }, _, all) => all.every((approval) => approval.on <= on));
    const approval = approvals.find(({ isCurrent }) => isCurrent) ?? approvals[0];
    const title = `${rawFields(file).title}`;
    const questions = [file, approvedWith?.path ?? []]
      .flat()
      .flatMap((name) => findOpenQuestions(rawFields(name)));
    return [{ path, title, file, questions, approvedBy, sentences, code, approval }];
  });
}

/** Of a list, the items that are not said to be no medicine. */
const keepMedicine = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => asRecord(item).medicine !== false) : value;

/**
 * All sentences in a value, each after the names of the fields around it, whatever their order in the file. A switch, a
 * number or an empty list has none, so a form may write out its defaults; nor has a question without an answer.
 */
function splitSentences(value: unknown, labels = ""): string[] {
  if (typeof value === "string")
    return value.split(/(?<=[.?!]) /).map((sentence) => `${labels}${sentence}`);
  const isList = Array.isArray(value);
  const fields = Object.entries(asRecord(value));
  if (!isList) fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.flatMap(([key, inner]) => {
    if (isList && typeof inner === "string") return splitSentences(`• ${inner}`, labels);
    const { name, question = name, answer = name } = asRecord(inner);
    if (question !== undefined && answer === undefined) return [];
    const label = question ?? (isList ? "" : humanize(key));
    return splitSentences(inner, label ? `${labels}${label}: ` : labels);
  });
}

/** What is to decide in a file. */
const findOpenQuestions = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === "openQuestions" ? inner : findOpenQuestions(inner),
      )
    : [];

/** The items of Approvals, each with the codes in its line. Capitals and spaces do not matter. */
const parseReadings = (files: ContentFolder) =>
  rawItems(files, approvalsFile).map(({ by, on, pages }) => {
    const line = `${pages}`.toLowerCase().replace(/\s/g, "");
    const codes = Array.from(line.matchAll(/\(([^()]*)\)(?!\()/g), ([, code = ""]) => code);
    return { by: `${by}`.trim(), on: `${on}`, codes };
  });

/**
 * Four letters for a text. The first of a code are those of an address: so a copied page has another code, and letters
 * that somebody made up approve nothing. None is i, l or o, so that nobody takes one for a digit.
 */
const hashLetters = (text: string) =>
  hash("sha256", text)
    .slice(0, 4)
    .replace(/\d/g, (digit) => "ghjkmnpqrs".charAt(Number(digit)));

/** Reports pages that nobody has approved as they are now, which stops publishing, and who may not approve. */
export function checkApprovals(files: ContentFolder, pages: readonly ApprovalPage[]): void {
  const { locate, problems, report, rawFields } = files;
  for (const page of pages) {
    const { file, approvedBy, approval } = page;
    if (approval?.isCurrent || files.isDraftFile(file)) continue;
    const state = approval
      ? `changed since ${approval.by} read it on ${approval.on}. Enter the older words again, or read it`
      : `not approved by a ${approvedBy} yet. Read it`;
    const orHide = "draft" in rawFields(file) ? ", or switch on Draft in its form" : "";
    const message = `${state} on the preview, and paste its line into Approvals${orHide}`;
    const location = { ...locate(approvalsFile.path, []), formPath: approvalLine([page]) };
    problems.push({ ...location, message, severity: "stops publishing" });
  }
  const founded = files.get(clinicFile)?.stats.founded.value ?? "";
  if (files.get(teamFile) === undefined) return;
  for (const [index, { by, on, codes }] of parseReadings(files).entries()) {
    if (on < founded) {
      const message = `is before ${founded}, when the clinic was founded`;
      report(approvalsFile.path, [index, "on"], { message, expected: "the day of the reading" });
    }
    const wrong = pages.filter(
      ({ code, approvedBy }) =>
        codes.some((read) => read.slice(0, 4) === code.slice(0, 4)) &&
        // A veterinarian is one in Team who is confirmed, and had not left. A lawyer is nobody in Team, nor a part of a name.
        (approvedBy === "lawyer"
          ? rawItems(files, teamFile).some(({ name }) => `${name}`.includes(by))
          : !listVeterinarians(files).some(
              ({ name, lastDay = on }) => name === by && on <= `${lastDay}`,
            )),
    );
    if (wrong.length === 0) continue;
    const message = `approved ${wrong.map(({ title }) => title).join(", ")}, and may not`;
    const expected =
      "a veterinarian who is confirmed in Team, and had not left; for policies, a lawyer";
    report(approvalsFile.path, [index, "by"], { message, expected });
  }
}

/** What to paste into Approvals, `First visit (abcdabcd), Dental Care (efghefgh)`. */
export const approvalLine = (pages: readonly ApprovalPage[]) =>
  pages.map(({ title, code }) => `${title} (${code})`).join(", ");
