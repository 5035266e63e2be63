import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../../app/content-model/problems.ts";
import { readSource, type SourceFile } from "../../app/content-model/read-file.ts";
import type { Caution } from "../../app/content-model/risky-claims.ts";
import type { Site } from "../../app/content-model/site.ts";
import { isoDay } from "../../app/formatting/dates.ts";
import { type Advice, adviceFor, type Blocker } from "./report.ts";
import { findStandIns } from "./stand-ins.ts";

type Fields = Readonly<Record<string, unknown>>;
type Claim = Site["claims"][number];
type Mark = "unconfirmed" | "sample";

/**
 * Everything in a content folder that is marked as unconfirmed or sample, and what cannot be real
 * whatever its mark says. Goes by the marks alone, so a new field needs no code.
 * @param founded text with the year in which the clinic began
 * @param today the day of the check
 * @throws {ContentError} if a file cannot be read
 */
export function findContentBlockers(folder: string, founded: string, today: Date): Blocker[] {
  const sources = globSync("**/*.{yaml,yml,mdx}", { cwd: folder })
    .map((name) => name.split(path.sep).join("/"))
    .sort(readingOrder)
    .map((name) => readSource(path.join(folder, name), `content/${name}`));
  const problems = sources.flatMap((source) => source.problems);
  if (problems.length > 0) throw new ContentError(problems);
  // Without a year every review counts as too early: better one question too many.
  const year = Number(/\d{4}/.exec(founded)?.[0] ?? Number.POSITIVE_INFINITY);
  return sources.flatMap((source) => findInFile(folder, source, year, today));
}

/** Entries that speak of a text that was deleted: claims, and photos of an article. */
export function findForgottenEntries(folder: string, { claims, photos, routes }: Site): Caution[] {
  const lineIn = (name: string, index: number) =>
    readSource(path.join(folder, name), name).lineOf([String(index)]);
  const caution = (name: string, index: number, message: string): Caution => {
    return { file: `content/${name}`, line: lineIn(name, index), field: String(index), message };
  };
  return [
    ...claims.flatMap(({ where }, index) =>
      where.some((name) => isInFolder(folder, name))
        ? []
        : caution("claims.yaml", index, `${where.join(", ")} is gone, so this entry can go, too`),
    ),
    ...photos.flatMap(({ place }, index) =>
      !place.startsWith("/") || routes.some((route) => route.path === place)
        ? []
        : caution("photos.yaml", index, `the page ${place} is gone, so this photo shows nowhere`),
    ),
  ];
}

const isInFolder = (folder: string, name: string) =>
  existsSync(path.join(folder, path.relative("content", name)));

/** Facts first, then the texts in the folders, and last the questions about what they say. */
function readingOrder(a: string, b: string): number {
  const rank = (name: string) => (name === "claims.yaml" ? 2 : Number(name.includes("/")));
  return rank(a) - rank(b) || a.localeCompare(b);
}

function findInFile(folder: string, source: SourceFile, founded: number, today: Date): Blocker[] {
  const { file, raw, body } = source;
  const blockers: Blocker[] = [];
  const add = (kind: Blocker["kind"], at: readonly string[], value: string, told: Advice) => {
    const field = at.map((key) => (/^\d+$/.test(key) ? `entry ${Number(key) + 1}` : key));
    blockers.push({ kind, file, line: source.lineOf(at), field: field.join(", "), value, ...told });
  };
  const addMarked = (mark: Mark, at: readonly string[], value: unknown) => {
    if (file === "content/claims.yaml") {
      const { claim, question, where } = value as Claim;
      const present = where.filter((name) => isInFolder(folder, name));
      // The text that made the claim was deleted: see findForgottenEntries.
      if (present.length === 0) return;
      const why = `The site says so in ${present.join(", ")}.`;
      add(mark, at, String(claim), { todo: String(question), why });
      return;
    }
    const place = file.replace("content/", "").replace(/\/[^/]+\.mdx$/, "/*");
    const field = at.map((key) => (/^\d+$/.test(key) ? "*" : key)).join(".");
    add(mark, at, inWords(value) || "nothing yet", adviceFor(`${place} ${field}`, mark));
  };

  /** @param isCovered whether an enclosing value has been reported already */
  const look = (value: unknown, at: readonly string[], isCovered: boolean): void => {
    if (typeof value === "string" && !isCovered) {
      for (const { found, why } of findStandIns(value)) {
        add("stand-in", at, found, { ...adviceFor("stand-in in a field"), why });
      }
    }
    if (typeof value !== "object" || value === null) return;
    const fields = value as Fields;
    const mark = markOf(fields);
    if (mark !== undefined) addMarked(mark, at, fields);
    else if (!isCovered) lookAtDates(fields, at);
    for (const [key, inner] of Object.entries(fields)) {
      const isDoubted = fields[`${key}Status`] === "unconfirmed";
      // `xStatus: unconfirmed` without an `x`: the mark itself is the finding.
      const isMarkAlone =
        inner === "unconfirmed" && /.Status$/.test(key) && !(key.slice(0, -6) in fields);
      if (isDoubted || isMarkAlone) addMarked("unconfirmed", [...at, key], inner);
      look(inner, [...at, key], isCovered || mark !== undefined || isDoubted);
    }
  };

  const lookAtDates = (fields: Fields, at: readonly string[]): void => {
    const { rating, date, until, closuresListedFor } = fields;
    if (rating !== undefined && Number.parseInt(String(date), 10) < founded) {
      add("stand-in", [...at, "date"], String(date), adviceFor("early review"));
    }
    const day = isoDay(today);
    const yearAgo = `${today.getUTCFullYear() - 1}${day.slice(4)}`;
    for (const key of ["checked", "reviewed"]) {
      const done = fields[key];
      if (typeof done === "string" && (done < yearAgo || done > day)) {
        add("outdated", [...at, key], done, adviceFor(`old ${key}`));
      }
    }
    if (typeof until === "string" && until < day) {
      add("outdated", [...at, "until"], until, adviceFor("old notice"));
    }
    if (Array.isArray(closuresListedFor)) {
      // From November on, next year's closures must be listed, too.
      const months = [0, 2].map((ahead) =>
        Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead),
      );
      for (const year of new Set(months.map((month) => new Date(month).getUTCFullYear()))) {
        if (closuresListedFor.includes(year)) continue;
        add(
          "outdated",
          [...at, "closuresListedFor"],
          `not ${year}`,
          adviceFor("closures not listed"),
        );
      }
    }
  };

  look(raw, [], false);
  for (const { found, index, why } of findStandIns(body)) {
    const line = body.slice(0, index).split("\n").length;
    const { todo } = adviceFor("stand-in in a text");
    blockers.push({ kind: "stand-in", file, line, field: "text", value: found, todo, why });
  }
  // An article is medical text: a veterinarian reads it before it goes public.
  if (file.startsWith("content/articles/") && (raw as Fields | null)?.reviewed === undefined) {
    addMarked("unconfirmed", ["reviewed"], "");
  }
  return blockers;
}

function markOf({ sample, status }: Fields): Mark | undefined {
  if (sample === true) return "sample";
  return status === "unconfirmed" ? "unconfirmed" : undefined;
}

/** The value in one line, without marks, and without the name of a single text field. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).filter(([key]) => key !== "status" && key !== "sample");
  const [only] = fields;
  if (fields.length === 1 && typeof only?.[1] === "string") return only[1];
  return fields.map(([key, inner]) => `${key}: ${inWords(inner)}`).join("; ");
}
