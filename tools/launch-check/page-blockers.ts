import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../app/content-model/site.ts";
import type { Blocker } from "./report.ts";
import { findContactStandIns } from "./stand-ins.ts";

/**
 * What a look at the content cannot see: stand-ins that code or the build put on pages.
 * @param folder of the built site
 * @param known findings so far; what they explain is not told again
 * @returns one finding for each thing, with all pages that have it
 */
export function findPageBlockers(folder: string, site: Site, known: readonly Blocker[]): Blocker[] {
  const told = new Set(
    known.flatMap(({ value }) => findContactStandIns(value).map(({ key }) => key)),
  );
  const hasSamples = known.some(({ kind }) => kind === "sample");
  const found = new Map<string, { todo: string; why: string; pages: Set<string> }>();

  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(html|xml|txt|webmanifest|vcf)$/.test(file)) continue;
    const address = `/${file.split(path.sep).join("/")}`.replace(/(^\/index)?\.html$/, "") || "/";
    const source = readFileSync(path.join(folder, file), "utf8")
      // A contact file breaks its lines anywhere, even within a number.
      .replace(file.endsWith(".vcf") ? /\r?\n[ \t]/g : "", "")
      // The numbers of a drawing's outline could pass for a phone number.
      .replace(/\s(?:d|points)="[^"]*"/g, "");
    const add = (field: string, todo: string, why: string) => {
      const { pages } = found.get(field) ?? { pages: new Set() };
      found.set(field, { todo, why, pages: pages.add(address) });
    };

    for (const { key, why } of findContactStandIns(source)) {
      if (told.has(key)) continue;
      add(
        key,
        "It stands in no field of content/, so ask your developer to search app/ and public/ for it.",
        why,
      );
    }
    if (!hasSamples && speaksOfSamples(source, site.labels.sampleReview)) {
      add(
        "“Sample”",
        "Reviews that are real, and no sentence about samples any more: search content/ for “Sample”.",
        "No review is marked as a sample, yet the page still speaks of one.",
      );
    }
    if (reviewData.test(source)) {
      add(
        "a review or rating in structured data",
        "Ask your developer to remove it (app/policies/structured-data.ts).",
        "Search engines do not allow a business to give itself stars.",
      );
    }
    const isHidden = /<meta\b[^>]*\b(?:noindex|content="none")/i.test(source);
    if (isHidden && site.routes.some((route) => route.path === address)) {
      add(
        "noindex",
        "Ask your developer to remove it (app/policies/page-metadata.ts).",
        "The page asks search engines not to show it, so nobody would find it.",
      );
    }
  }
  return [...found].map(([field, { pages, ...advice }]) => {
    const value = listPages([...pages]);
    return { kind: "page", file: folder, field, value, ...advice };
  });
}

const reviewData =
  /"(?:reviews?|aggregateRating)"\s*:|"@type"\s*:\s*"(?:Review|AggregateRating)"|itemprop="(?:review|aggregateRating)"/;

function speaksOfSamples(source: string, label: string): boolean {
  const words = source
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"');
  return (
    words.includes(label) ||
    source.includes('class="review-sample"') ||
    /[“"]samples?[”"]/i.test(words)
  );
}

function listPages(pages: readonly string[]): string {
  const first = pages.slice(0, 5).join(", ");
  const more = pages.length > 5 ? `, and ${pages.length - 5} more` : "";
  return `on ${pages.length} ${pages.length === 1 ? "page" : "pages"}: ${first}${more}`;
}
