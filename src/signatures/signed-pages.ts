import { hash } from "node:crypto";
import { clinicFile } from "../clinic/clinic.ts";
import { figuresFile } from "../clinic/figures.ts";
import { teamFile, vetsIn } from "../clinic/team.ts";
import { fieldsOf } from "../content/field-schema.ts";
import { type ContentFile, type ContentFolder, entriesIn, mapTexts } from "../content/read.ts";
import type { SignedPage, Signer } from "../content/site.ts";
import { signsFile } from "../signs/fields.ts";
import { signaturesFile } from "./signatures.ts";

/** The facts of a file by the names that texts use. */
const named = (group: string, facts: unknown) =>
  Object.fromEntries(
    Object.entries(fieldsOf(facts)).map(([name, fact]) => [`${group}.${name}`, fact]),
  );

/** A page as far as its signature goes. */
type Page = {
  path: string;
  file: string;
  route: {
    file: ContentFile;
    signedBy?: Signer;
    signedWith?: ContentFile;
  };
};

/** The pages that need a signature, drafts, too, with the newest that each has. Reads content that is not validated yet. */
export function readSignedPages(files: ContentFolder, pages: readonly Page[]): SignedPage[] {
  const { rawFields } = files;
  const clinic = rawFields(clinicFile.path);
  const { poisonLines, poisonLinesNote, biteReports } = clinic;
  const { whenClosed, inProse } = fieldsOf(clinic.afterHoursHospital);
  /** The facts that are read with a text, as medicine or as terms. Others, such as numbers and hours, change no code. */
  const facts: Record<string, unknown> = {
    ...named("figures", rawFields(figuresFile.path)),
    ...named("terms", clinic.terms),
    "clinic.whenClosed": whenClosed,
    "clinic.afterHoursHospital": inProse,
    "clinic.biteReports": biteReports,
    "clinic.biteOffice": fieldsOf(clinic.biteOffice).inProse,
  };
  const sittings = sittingsIn(files);

  /** What people read of a file, whatever its formatting and pictures, but those of what to do. */
  const wordsOf = ({ path, jsonSchema }: ContentFile, name = path) =>
    mapTexts(rawFields(name), jsonSchema, (text, { choices }) =>
      choices === "pictures" && !text.startsWith("acts/")
        ? undefined
        : text
            .replace(/\{\s*([\w.]+)\s*\}/g, (whole, name) => `${facts[name] ?? whole}`)
            .replace(/^\s*(?:[-*+]|#+) |[*_]/gm, " ")
            .replace(/\s+/g, " ")
            .trim(),
    );
  const { levels, rules, list, aftercare } = fieldsOf(wordsOf(signsFile));
  const signs = [list, aftercare].flatMap((some) => Object.values(fieldsOf(some)).map(fieldsOf));

  return pages.flatMap(({ path, file, route }) => {
    const { signedBy, signedWith } = route;
    if (signedBy === undefined) return [];
    const text = wordsOf(route.file, file);
    const tags = `${JSON.stringify(text).match(/<Signs\b[^>]*/g)}`;
    const listed = signs.filter(({ id }) => tags.split(/[^\w-]+/).includes(`${id}`));
    const read = [
      text,
      listed.length > 0 && [levels, rules, listed],
      signedWith && [medicineIn(wordsOf(signedWith)), poisonLines, poisonLinesNote, biteReports],
    ];
    const start = lettersOf(path);
    const code = start + lettersOf(read);
    // Those of the newest day count: an older text that comes back has to be read again.
    const signatures = sittings
      .flatMap(({ by, on, codes }) =>
        codes
          .filter((one) => one.startsWith(start) && maySign(files, { by, on }, signedBy))
          .map((one) => ({ by, on, code: one, isCurrent: one === code })),
      )
      .filter(({ on }, _, all) => all.every((one) => one.on <= on));
    const signature = signatures.find(({ isCurrent }) => isCurrent) ?? signatures[0];
    const title = `${rawFields(file).title}`;
    const questions = [file, signedWith?.path ?? []]
      .flat()
      .flatMap((name) => questionsIn(rawFields(name)));
    return [{ path, title, file, questions, signedBy, read, code, signature }];
  });
}

/** Of a list, the entries that are not said to be no medicine. */
const medicineIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => fieldsOf(one).medicine !== false) : value;

/** What is to decide in a file. */
const questionsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === "decide" ? part : questionsIn(part)))
    : [];

/** The entries of Signatures, each with the codes in its line. Capitals and spaces do not matter. */
const sittingsIn = (files: ContentFolder) =>
  entriesIn(files, signaturesFile).map(({ by, on, pages }) => {
    const line = `${pages}`.toLowerCase().replace(/\s/g, "");
    const codes = Array.from(line.matchAll(/\(([^()]*)\)(?!\()/g), ([, code = ""]) => code);
    return { by: `${by}`.trim(), on: `${on}`, codes };
  });

/**
 * Letters for a value, which differ if it does. The first of a code are those of an address: so a copied page has
 * another code, and letters that somebody made up sign nothing. The others are those of its text. Facts of
 * the clinic, open questions and the order of fields change nothing.
 */
function lettersOf(value: unknown): string {
  const canonical = JSON.stringify(value, (key, part) => {
    if (/^(decide|draft|pictures|words)$/.test(key)) return undefined;
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  // Letters alone, none of i, l and o, so that nobody takes one for a digit.
  const hex = hash("sha256", canonical).slice(0, 4);
  return hex.replace(/\d/g, (digit) => "ghjkmnpqrs".charAt(Number(digit)));
}

/** Reports pages that nobody has signed as they are now, which stops publishing, and who may not sign. */
export function checkSignatures(files: ContentFolder, pages: readonly SignedPage[]): void {
  const { placeOf, problems, report, rawFields } = files;
  for (const page of pages) {
    const { file, signedBy, signature } = page;
    if (signature?.isCurrent || files.isDraft(file)) continue;
    const state = signature
      ? `changed since ${signature.by} read it on ${signature.on}. Enter the older words again, or read it`
      : `not signed by a ${signedBy} yet. Read it`;
    const orHide = "draft" in rawFields(file) ? ", or switch on Draft in its form" : "";
    const message = `${state} on the preview, and paste its line into Signatures${orHide}`;
    const place = { ...placeOf(signaturesFile.path, []), label: linesOf([page]) };
    problems.push({ ...place, message, weight: "stops publishing" });
  }
  const founded = files.get(clinicFile)?.stats.founded.value ?? "";
  if (files.get(teamFile) === undefined) return;
  for (const [index, { by, on, codes }] of sittingsIn(files).entries()) {
    if (on < founded) {
      const message = `is before ${founded}, when the clinic was founded`;
      report(signaturesFile.path, [index, "on"], { message, expected: "the day of the reading" });
    }
    const wrong = pages.filter(
      ({ code, signedBy }) =>
        codes.some((one) => one.slice(0, 4) === code.slice(0, 4)) &&
        !maySign(files, { by, on }, signedBy),
    );
    if (wrong.length === 0) continue;
    const message = `signed ${wrong.map(({ title }) => title).join(", ")}, and may not`;
    const expected =
      "a veterinarian who is confirmed in Team, and had not left; for policies, a lawyer";
    report(signaturesFile.path, [index, "by"], { message, expected });
  }
}

/** A veterinarian is one in Team who is confirmed, and had not left; a lawyer is nobody there, also without “Dr.” */
const maySign = (files: ContentFolder, { by, on }: { by: string; on: string }, signer: Signer) =>
  signer === "lawyer"
    ? entriesIn(files, teamFile).every(({ name }) => !`${name}`.includes(by))
    : vetsIn(files).some(({ name, left = on }) => name === by && on <= `${left}`);

/** What to paste into Signatures, `First visit (abcdabcd), Dental Care (efghefgh)`. */
export const linesOf = (pages: readonly SignedPage[]) =>
  pages.map(({ title, code }) => `${title} (${code})`).join(", ");
