import { readdirSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../../app/content-model/problems.ts";
import { readSource, type SourceFile } from "../../app/content-model/read-file.ts";
import { type Advice, adviceFor } from "./advice.ts";
import type { Blocker } from "./blocker.ts";
import { findBlanks, findContactStandIns } from "./stand-ins.ts";

type Mapping = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
/** What dates are held against: the year in which the clinic was founded, and the day of the check. */
type Calendar = { founded: number; today: Date };

/**
 * Everything in a content folder that is marked as unconfirmed or sample, and what cannot be real
 * whatever its mark says. Goes by the marks alone, so that a new field needs no line of code.
 * @param today the day of the check
 * @throws {ContentError} where a file cannot be read
 */
export function findContentBlockers(folder: string, today: Date): Blocker[] {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ya?ml|mdx)$/.test(name))
    .map((name) => name.split(path.sep).join("/"))
    .sort(readingOrder)
    .map((name) => readSource(path.join(folder, name), `content/${name}`));
  const problems = sources.flatMap((source) => source.problems);
  if (problems.length > 0) throw new ContentError(problems);
  const calendar = { founded: foundingYear(sources), today };
  return sources.flatMap((source) => [
    ...findInValue(source, source.raw, [], false, calendar),
    ...findInBody(source),
    ...findUnreviewed(source),
  ]);
}

/** Facts first, then the texts in the folders, and last the questions about what they say. */
function readingOrder(a: string, b: string): number {
  const rank = (name: string) => (name === "claims.yaml" ? 2 : Number(name.includes("/")));
  return rank(a) - rank(b) || a.localeCompare(b);
}

/** Without a year every review counts as too early: better one question too many. */
function foundingYear(sources: readonly SourceFile[]): number {
  const clinic = sources.find(({ file }) => file === "content/clinic.yaml")?.raw as
    | { stats?: { founded?: { value?: unknown } } }
    | undefined;
  const year = /\d{4}/.exec(String(clinic?.stats?.founded?.value))?.[0];
  return year === undefined ? Number.POSITIVE_INFINITY : Number(year);
}

/** @param covered whether something around this value is a finding already */
function findInValue(
  source: SourceFile,
  value: unknown,
  path: Path,
  covered: boolean,
  calendar: Calendar,
): Blocker[] {
  if (typeof value === "string") return covered ? [] : standInsAt(source, value, path);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      findInValue(source, item, [...path, index], covered, calendar),
    );
  }
  if (!isMapping(value)) return [];

  const own = markOf(value);
  const dated =
    own === undefined && !covered
      ? [
          ...earlyReview(source, value, path, calendar),
          ...staleCheck(source, value, path, calendar),
        ]
      : [];
  return [
    ...(own === undefined ? dated : [marked(source, value, path, own)]),
    ...Object.entries(value).flatMap(([key, inner]) => {
      const childPath = [...path, key];
      const isUnconfirmed = value[`${key}Status`] === "unconfirmed";
      return [
        ...(isUnconfirmed ? [marked(source, inner, childPath, "unconfirmed")] : []),
        ...findInValue(
          source,
          inner,
          childPath,
          covered || own !== undefined || isUnconfirmed,
          calendar,
        ),
      ];
    }),
    ...orphanMarks(source, value, path),
  ];
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function markOf(value: Mapping): "unconfirmed" | "sample" | undefined {
  if (value.sample === true) return "sample";
  return value.status === "unconfirmed" ? "unconfirmed" : undefined;
}

/** `xStatus: unconfirmed` beside no `x`: the mark alone is the finding. */
function orphanMarks(source: SourceFile, value: Mapping, path: Path): Blocker[] {
  return Object.entries(value)
    .filter(([key, mark]) => key.endsWith("Status") && mark === "unconfirmed")
    .filter(([key]) => !Object.hasOwn(value, key.slice(0, -"Status".length)))
    .map(([key, mark]) => marked(source, mark, [...path, key], "unconfirmed"));
}

function marked(
  source: SourceFile,
  value: unknown,
  path: Path,
  kind: "unconfirmed" | "sample",
): Blocker {
  const claim = claimIn(source, value);
  return {
    kind,
    ...placeOf(source, path),
    value: claim?.value ?? (describeValue(value) || "nothing yet"),
    ...(claim?.advice ?? adviceFor(source.file, path, kind)),
  };
}

/** An entry of claims.yaml brings its own advice. */
function claimIn(
  { file }: SourceFile,
  value: unknown,
): { value: string; advice: Advice } | undefined {
  if (file !== "content/claims.yaml" || !isMapping(value)) return undefined;
  const where = Array.isArray(value.where) ? value.where.join(", ") : "";
  return {
    value: String(value.claim),
    advice: { todo: String(value.question), why: `The site says so in ${where}.` },
  };
}

/** A review of a clinic that was not there yet, in whatever list it stands. */
function earlyReview(
  source: SourceFile,
  value: Mapping,
  path: Path,
  { founded }: Calendar,
): Blocker[] {
  if (!("rating" in value) || !("date" in value)) return [];
  if (Number.parseInt(String(value.date), 10) >= founded) return [];
  return [
    {
      kind: "stand-in",
      ...placeOf(source, [...path, "date"]),
      value: String(value.date),
      todo: "The month of the visit, from the client; or remove the review.",
      why: "The review is older than the clinic (stats.founded in content/clinic.yaml), so it cannot be about it.",
    },
  ];
}

/** A `checked` date more than twelve months ago, or one that has not come yet. */
function staleCheck(
  source: SourceFile,
  value: Mapping,
  path: Path,
  { today }: Calendar,
): Blocker[] {
  if (typeof value.checked !== "string") return [];
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(today.getUTCFullYear() - 1);
  const isFresh = value.checked >= dayOf(yearAgo) && value.checked <= dayOf(today);
  if (isFresh) return [];
  return [
    {
      kind: "outdated",
      ...placeOf(source, [...path, "checked"]),
      value: value.checked,
      todo: "Call the number. If it still reaches that place, write the day of the call here, such as 2026-01-31; otherwise correct what stands beside it.",
      why: "A check counts for twelve months, and only once it has been made. People go by this at night, in an emergency.",
    },
  ];
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function standInsAt(source: SourceFile, text: string, path: Path): Blocker[] {
  return [...findContactStandIns(text), ...findBlanks(text)].map(({ found, why }) => ({
    kind: "stand-in",
    ...placeOf(source, path),
    value: found,
    todo: "The real one.",
    why,
  }));
}

/** Prose below the front matter. */
function findInBody({ file, body }: SourceFile): Blocker[] {
  return [...findContactStandIns(body), ...findBlanks(body)].map(({ found, index, why }) => ({
    kind: "stand-in",
    file,
    line: body.slice(0, index).split("\n").length,
    field: "text",
    value: found,
    todo: "The real one. A fact of content/clinic.yaml is written by name, as {clinic.phone}.",
    why,
  }));
}

/** An article is medical text: a veterinarian reads it before it goes public. */
function findUnreviewed(source: SourceFile): Blocker[] {
  if (!source.file.startsWith("content/articles/")) return [];
  if (isMapping(source.raw) && source.raw.reviewed !== undefined) return [];
  return [marked(source, "", ["reviewed"], "unconfirmed")];
}

function placeOf(source: SourceFile, path: Path): Pick<Blocker, "file" | "line" | "field"> {
  const line = source.lineOf(path);
  return {
    file: source.file,
    ...(line === undefined ? {} : { line }),
    field: path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : key)).join(", "),
  };
}

/** The value in one line; marks are left out, and the name of a field whose text stands alone. */
function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join(", ");
  if (!isMapping(value)) return String(value);
  const fields = Object.entries(value).filter(([key]) => key !== "status" && key !== "sample");
  return fields
    .map(([key, inner]) =>
      fields.length === 1 && typeof inner === "string" ? inner : `${key}: ${describeValue(inner)}`,
    )
    .join("; ");
}
