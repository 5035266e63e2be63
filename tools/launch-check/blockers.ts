import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { findPlaceholders, reservedHost } from "../../src/content/placeholders.ts";
import { ContentError } from "../../src/content/problems.ts";
import { readSource, type SourceFile } from "../../src/content/read-file.ts";
import { isoDay } from "../../src/formatting/dates.ts";
import { defaultOrigin } from "../../src/policies/site-origin.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import type { Site } from "../../src/site/site.ts";
import { humanize } from "../form-names.ts";
import { type Approval, findApprovals } from "./approvals.ts";
import { type Advice, adviceFor, type Blocker, laws, lookAt, nothingYet } from "./report.ts";

type Fields = Readonly<Record<string, unknown>>;
type Mark = "unconfirmed" | "sample";

const originFile = "src/policies/site-origin.ts";

/**
 * Everything that must not go public.
 * @param content the folder
 * @param origin the public address of the site
 * @param site what the folder says, if it has been read already
 * @throws {ContentError} if the content has a problem
 */
export function findLaunchBlockers(
  content: string,
  origin: string,
  today = new Date(),
  site: Site = loadSite(content),
  approvals: readonly Approval[] = findApprovals(content, site, today),
): Blocker[] {
  return [
    ...findContentBlockers(content, site.clinic.stats.founded.value, today),
    ...findOriginBlockers(origin),
    ...findPageBlockers(approvals),
  ];
}

/** Pages that are not approved, and what the law asks before they are. */
function findPageBlockers(approvals: readonly Approval[]): Blocker[] {
  const open = approvals.filter(({ on, problem }) => on === undefined || problem !== undefined);
  const pages = open.map(({ file, problem = "" }): Blocker => {
    return { part: "pages", file, field: "approved", value: problem, todo: lookAt(file), why: "" };
  });
  return [...pages, ...laws(open.map(({ file }) => file))];
}

function findOriginBlockers(origin: string): Blocker[] {
  if (isPublicOrigin(origin)) return [];
  const [above = ""] = readFileSync(originFile, "utf8").split(defaultOrigin);
  const line = above.split("\n").length;
  const advice = adviceFor("SITE_ORIGIN");
  const place = { file: originFile, line, field: "siteAddress" };
  return [{ part: "facts", ...place, value: origin, ...advice }];
}

/** An https address of a host with a dot and a real domain, and nothing after it. */
export function isPublicOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin || url.protocol !== "https:") return false;
  return /\.[a-z][a-z0-9-]+$/.test(url.hostname) && url.hostname.search(reservedHost[0]) < 0;
}

/**
 * Everything in a content folder that is marked as unconfirmed or sample, and what cannot be real
 * whatever its mark says. Goes by the marks alone, so a new field needs no code.
 * @param founded text with the year in which the clinic began
 * @throws {ContentError} if a file cannot be read
 */
export function findContentBlockers(folder: string, founded: string, today: Date): Blocker[] {
  const sources = globSync("**/*.{yaml,yml,mdx}", { cwd: folder })
    .map((name) => name.split(path.sep).join("/"))
    .sort(readingOrder)
    .map((name) => readSource(path.join(folder, name), `content/${name}`));
  const problems = sources.flatMap((source) => source.problems);
  if (problems.length > 0) throw new ContentError(problems);
  // Without a year every review counts as too early: one question too many is safer.
  const year = Number(/\d{4}/.exec(founded)?.[0] ?? Number.POSITIVE_INFINITY);
  return sources.flatMap((source) => findInFile(source, year, today));
}

/** Facts first, above all those of the clinic, then the texts in the folders. */
function readingOrder(a: string, b: string): number {
  const rank = (name: string) => (name === "clinic.yaml" ? 0 : name.includes("/") ? 2 : 1);
  return rank(a) - rank(b) || a.localeCompare(b);
}

function findInFile(
  { file, raw, body, lineOf }: SourceFile,
  founded: number,
  today: Date,
): Blocker[] {
  const blockers: Blocker[] = [];
  const add = (at: readonly string[], value: string, advice: Advice, mark?: Mark) => {
    const field = at.map((key) => (/^\d+$/.test(key) ? `entry ${Number(key) + 1}` : key));
    const part = mark === "sample" ? "samples" : "facts";
    blockers.push({ part, file, line: lineOf(at), field: field.join(", "), value, ...advice });
  };
  const addMarked = (mark: Mark, at: readonly string[], value: unknown) => {
    const place = file.replace("content/", "").replace(/\/[^/]+\.mdx$/, "/*");
    const field = at.map((key) => (/^\d+$/.test(key) ? "*" : key)).join(".");
    add(at, displayValue(value) || nothingYet, adviceFor(`${place} ${field}`, mark), mark);
  };

  /** @param isCovered whether an enclosing value has been reported already */
  const look = (value: unknown, at: readonly string[], isCovered: boolean): void => {
    if (typeof value === "string" && !isCovered) {
      for (const { found, why } of findPlaceholders(value)) {
        add(at, found, { ...adviceFor("placeholder in a field"), why });
      }
    }
    if (typeof value !== "object" || value === null) return;
    const fields = value as Fields;
    const mark = markOf(fields);
    if (mark !== undefined) addMarked(mark, at, fields);
    else if (!isCovered) lookAtDates(fields, at);
    for (const [key, inner] of Object.entries(fields)) {
      look(inner, [...at, key], isCovered || mark !== undefined);
    }
  };

  const lookAtDates = (fields: Fields, at: readonly string[]): void => {
    const day = isoDay(today);
    const year = today.getUTCFullYear();
    const isRecent = (date: string) => date >= `${year - 1}${day.slice(4)}` && date <= day;
    const isRight: Record<string, (date: string) => boolean> = {
      ...("rating" in fields && { date: (date) => Number(/\d{4}/.exec(date)?.[0]) >= founded }),
      checked: isRecent,
    };
    for (const [key, value] of Object.entries(fields)) {
      if (typeof value !== "string" || isRight[key]?.(value) !== false) continue;
      add([...at, key], value, adviceFor(`old ${key}`));
    }
    const { week, closuresListedFor } = fields;
    if (week === undefined) return;
    const listed = Array.isArray(closuresListedFor) ? closuresListedFor : [];
    // From November on, next year's closures must be listed, too.
    for (const needed of today.getUTCMonth() < 10 ? [year] : [year, year + 1]) {
      const advice = adviceFor("closures not listed");
      if (!listed.includes(needed)) add([...at, "closuresListedFor"], `not ${needed}`, advice);
    }
  };

  look(raw, [], false);
  for (const { found, index, why } of findPlaceholders(body)) {
    const line = body.slice(0, index).split("\n").length;
    const { todo } = adviceFor("placeholder in a text");
    blockers.push({ part: "facts", file, line, field: "text", value: found, todo, why });
  }
  return blockers;
}

function markOf({ sample, status }: Fields): Mark | undefined {
  if (sample === true) return "sample";
  return status === "unconfirmed" ? "unconfirmed" : undefined;
}

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
