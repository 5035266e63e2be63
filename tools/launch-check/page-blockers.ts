import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Blocker } from "./blocker.ts";
import { findContactStandIns } from "./stand-ins.ts";

/** A site as the build wrote it. */
export type BuiltSite = {
  folder: string;
  /** Addresses that visitors and search engines should find, e.g. `/about`. */
  addresses: readonly string[];
  /** The words of the label that a sample wears. */
  sampleLabel: string;
};

type Finding = Pick<Blocker, "field" | "todo" | "why">;

/**
 * What a look at the content cannot see: stand-ins that code or the build put on pages.
 * @param known findings so far; what they explain is not told again
 * @returns one finding for each thing, with all pages that have it
 */
export function findPageBlockers(site: BuiltSite, known: readonly Blocker[]): Blocker[] {
  const told = new Set(
    known.flatMap(({ value }) => findContactStandIns(value).map(({ key }) => key)),
  );
  const hasSamples = known.some(({ kind }) => kind === "sample");
  const findings = new Map<string, Finding & { pages: Set<string> }>();

  for (const file of readdirSync(site.folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(html|xml|txt|webmanifest|vcf)$/.test(file)) continue;
    const source = unfold(file, readFileSync(path.join(site.folder, file), "utf8"));
    const address = addressOf(file);
    for (const finding of [
      ...contactStandIns(source, told),
      ...(hasSamples ? [] : sampleLabels(source, site.sampleLabel)),
      ...reviewData(source),
      ...(site.addresses.includes(address) ? hiddenPage(source) : []),
    ]) {
      const entry = findings.get(finding.field) ?? { ...finding, pages: new Set() };
      findings.set(finding.field, entry);
      entry.pages.add(address);
    }
  }
  return [...findings.values()].map(({ pages, ...finding }) => ({
    kind: "page",
    file: site.folder,
    value: listPages([...pages]),
    ...finding,
  }));
}

/** A contact file breaks its lines anywhere, even within a number. */
function unfold(file: string, text: string): string {
  return file.endsWith(".vcf") ? text.replace(/\r?\n[ \t]/g, "") : text;
}

/** `services/dental.html` as `/services/dental`; other files keep their ending. */
function addressOf(file: string): string {
  const name = file.split(path.sep).join("/");
  return name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`;
}

function listPages(pages: readonly string[]): string {
  const first = pages.slice(0, 5).join(", ");
  const more = pages.length > 5 ? `, and ${pages.length - 5} more` : "";
  return `on ${pages.length} ${pages.length === 1 ? "page" : "pages"}: ${first}${more}`;
}

function contactStandIns(source: string, told: ReadonlySet<string>): Finding[] {
  // The numbers of a drawing's outline could pass for a phone number.
  const text = source.replace(/\s(?:d|points)="[^"]*"/g, "");
  return findContactStandIns(text)
    .filter(({ key }) => !told.has(key))
    .map(({ key, why }) => ({
      field: key,
      todo: "It stands in no field of content/, so ask your developer to search app/ and public/ for it.",
      why,
    }));
}

function sampleLabels(source: string, label: string): Finding[] {
  const words = source
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"');
  const isLabelled = words.includes(label) || source.includes('class="review-sample"');
  if (!isLabelled && !/[“"]samples?[”"]/i.test(words)) return [];
  return [
    {
      field: "“Sample”",
      todo: "Reviews that are real, and no sentence about samples any more: search content/ for “Sample”.",
      why: "No review is marked as a sample, yet the page still speaks of one.",
    },
  ];
}

function reviewData(source: string): Finding[] {
  const marks =
    /"(?:reviews?|aggregateRating)"\s*:|"@type"\s*:\s*"(?:Review|AggregateRating)"|itemprop="(?:review|aggregateRating)"/;
  if (!marks.test(source)) return [];
  return [
    {
      field: "a review or rating in structured data",
      todo: "Ask your developer to remove it (app/policies/structured-data.ts).",
      why: "Search engines do not allow a business to give itself stars.",
    },
  ];
}

function hiddenPage(source: string): Finding[] {
  if (!/<meta\b[^>]*\b(?:noindex|content="none")/i.test(source)) return [];
  return [
    {
      field: "noindex",
      todo: "Ask your developer to remove it (app/policies/page-metadata.ts).",
      why: "The page asks search engines not to show it, so nobody would find it.",
    },
  ];
}
