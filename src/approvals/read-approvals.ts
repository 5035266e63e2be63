import { hash } from "node:crypto";
import { clinicFile } from "../clinic/clinic.ts";
import { figuresFile } from "../clinic/figures.ts";
import { listVeterinarians, teamFile } from "../clinic/team.ts";
import { asRecord } from "../reader/field-schema.ts";
import { type ContentFile, type ContentFolder, mapTexts, rawItems } from "../reader/read.ts";
import type { ApprovalPage, Approver } from "../reader/site.ts";
import { signsFile } from "../signs/schema.ts";
import { approvalsFile } from "./schema.ts";

/** The facts of a file by the names that texts use. */
const named = (group: string, facts: unknown) =>
  Object.fromEntries(
    Object.entries(asRecord(facts)).map(([name, fact]) => [`${group}.${name}`, fact]),
  );

/** A page as far as its approval goes. */
type Page = {
  path: string;
  file: string;
  route: {
    file: ContentFile;
    approvedBy?: Approver;
    approvedWith?: ContentFile;
  };
};

/** The pages that need an approval, drafts, too, with the newest that each has. Reads content that is not validated yet. */
export function readApprovalPages(files: ContentFolder, pages: readonly Page[]): ApprovalPage[] {
  const { rawFields } = files;
  const clinic = rawFields(clinicFile.path);
  const { poisonLines, poisonLinesNote, biteReports } = clinic;
  const { whenClosed, fallback } = asRecord(clinic.afterHoursHospital);
  /** The facts that are read with a text, as medicine or as terms. Others, such as numbers and hours, change no code. */
  const facts: Record<string, unknown> = {
    ...named("figures", rawFields(figuresFile.path)),
    ...named("terms", clinic.terms),
    "clinic.whenClosed": whenClosed,
    "clinic.afterHoursHospital": fallback,
    "clinic.biteReports": biteReports,
    "clinic.biteOffice": asRecord(clinic.biteOffice).fallback,
  };
  const readings = parseReadings(files);

  /** The words of a file, without its formatting. Of its pictures, those that show how to help count. */
  const approvedText = ({ path, jsonSchema }: ContentFile, name = path) =>
    mapTexts(rawFields(name), jsonSchema, (text, { choices }) =>
      choices === "pictures" && !text.startsWith("how-to/")
        ? undefined
        : text
            .replace(/\{\s*([\w.]+)\s*\}/g, (whole, name) => `${facts[name] ?? whole}`)
            .replace(/^\s*(?:[-*+]|#+) |[*_]/gm, " ")
            .replace(/\s+/g, " ")
            .trim(),
    );
  const { levels, rules, list, aftercare } = asRecord(approvedText(signsFile));
  const signs = [list, aftercare].flatMap((some) => Object.values(asRecord(some)).map(asRecord));

  return pages.flatMap(({ path, file, route }) => {
    const { approvedBy, approvedWith } = route;
    if (approvedBy === undefined) return [];
    const text = approvedText(route.file, file);
    const tags = `${JSON.stringify(text).match(/<Signs\b[^>]*/g)}`;
    const listed = signs.filter(({ id }) => tags.split(/[^\w-]+/).includes(`${id}`));
    const read = [
      text,
      listed.length > 0 && [levels, rules, listed],
      approvedWith && [
        keepMedicine(approvedText(approvedWith)),
        poisonLines,
        poisonLinesNote,
        biteReports,
      ],
    ];
    const start = hashLetters(path);
    const code = start + hashLetters(read);
    // Only those of the newest day count: an older text that comes back has to be read again.
    const approvals = readings
      .flatMap(({ by, on, codes }) =>
        codes
          .filter((read) => read.startsWith(start))
          .map((read) => ({ by, on, code: read, isCurrent: read === code })),
      )
      .filter(({ on }, _, all) => all.every((approval) => approval.on <= on));
    const approval = approvals.find(({ isCurrent }) => isCurrent) ?? approvals[0];
    const title = `${rawFields(file).title}`;
    const questions = [file, approvedWith?.path ?? []]
      .flat()
      .flatMap((name) => findOpenQuestions(rawFields(name)));
    return [{ path, title, file, questions, approvedBy, read, code, approval }];
  });
}

/** Of a list, the items that are not said to be no medicine. */
const keepMedicine = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => asRecord(item).medicine !== false) : value;

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
 * Letters for a value, which differ if it does. The first of a code are those of an address: so a copied page has
 * another code, and letters that somebody made up approve nothing. The others are those of its text. Facts of
 * the clinic, open questions and the order of fields change nothing.
 */
function hashLetters(value: unknown): string {
  const canonical = JSON.stringify(value, (key, inner) => {
    if (/^(openQuestions|draft|pictures|words)$/.test(key)) return undefined;
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  // Letters alone, none of i, l and o, so that nobody takes one for a digit.
  const hex = hash("sha256", canonical).slice(0, 4);
  return hex.replace(/\d/g, (digit) => "ghjkmnpqrs".charAt(Number(digit)));
}

/** Reports pages that nobody has approved as they are now, which stops publishing, and who may not approve. */
export function checkApprovals(files: ContentFolder, pages: readonly ApprovalPage[]): void {
  const { locate, problems, report, rawFields } = files;
  for (const page of pages) {
    const { file, approvedBy, approval } = page;
    if (approval?.isCurrent || files.isDraft(file)) continue;
    const state = approval
      ? `changed since ${approval.by} read it on ${approval.on}. Enter the older words again, or read it`
      : `not approved by a ${approvedBy} yet. Read it`;
    const orHide = "draft" in rawFields(file) ? ", or switch on Draft in its form" : "";
    const message = `${state} on the preview, and paste its line into Approvals${orHide}`;
    const location = { ...locate(approvalsFile.path, []), label: approvalLine([page]) };
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
        // A veterinarian is one in Team who is confirmed, and had not left; a lawyer is nobody there, also without “Dr.”
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
