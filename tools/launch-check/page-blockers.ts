import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../app/content-model/site.ts";
import { type Advice, adviceFor, type Blocker } from "./report.ts";
import { findContactStandIns } from "./stand-ins.ts";

/**
 * What a look at the content cannot see: stand-ins that code or the build put on pages.
 * @param folder of the built site
 * @param known findings so far; what they explain is not reported again
 * @returns one finding for each thing, with all pages that have it
 */
export function findPageBlockers(folder: string, site: Site, known: readonly Blocker[]): Blocker[] {
  const told = new Set(
    known.flatMap(({ value }) => findContactStandIns(value).map(({ key }) => key)),
  );
  const hasSamples = known.some(({ kind }) => kind === "sample");
  const found = new Map<string, { advice: Advice; pages: Set<string> }>();

  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(html|xml|txt|webmanifest|vcf)$/.test(file)) continue;
    const pathname = `/${file.split(path.sep).join("/")}`.replace(/(^\/index)?\.html$/, "") || "/";
    const source = readFileSync(path.join(folder, file), "utf8")
      // A contact file breaks its lines anywhere, even within a number.
      .replace(file.endsWith(".vcf") ? /\r?\n[ \t]/g : "", "")
      // The numbers of a drawing's outline could pass for a phone number.
      .replace(/\s(?:d|points)="[^"]*"/g, "");
    const add = (field: string, advice = adviceFor(field)) => {
      const { pages } = found.get(field) ?? { pages: new Set() };
      found.set(field, { advice, pages: pages.add(pathname) });
    };

    for (const { key, why } of findContactStandIns(source)) {
      if (!told.has(key)) add(key, { ...adviceFor("stand-in on a page"), why });
    }
    if (!hasSamples && speaksOfSamples(source, site.labels.sampleReview)) add("“Sample”");
    if (reviewData.test(source)) add("a review or rating in structured data");
    const isHidden = /<meta\b[^>]*\b(?:noindex|content="none")/i.test(source);
    if (isHidden && site.routes.some((route) => route.path === pathname)) add("noindex");
  }
  return [...found].map(([field, { pages, advice }]) => {
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
