import path from "node:path";
import { globSync } from "tinyglobby";
import { mapTexts } from "../src/content/facts.ts";
import type { Problem } from "../src/content/problems.ts";
import { readSource, type SourceFile } from "../src/content/read-file.ts";
import { clinicFile } from "../src/content/schemas/clinic.ts";
import { formatDate, formatMonth } from "../src/formatting/dates.ts";
import { plainText } from "../src/formatting/text.ts";
import { clinicTime } from "../src/hours/clinic-time.ts";
import { route as emergency } from "../src/routes/emergency/route.ts";
import type { Site } from "../src/site/site.ts";
import { fieldLabel, nameForms } from "./form-names.ts";

/*
 * Advice to the owner about what she has written. It stops nothing: she decides. The forms show it
 * beside the page, the launch check at the end of its list. To give more, write another function at
 * the foot of this file and add it to `checks`.
 */

/** Something worth a second look; the message follows the name of the field. */
export type Advice = Pick<Problem, "file" | "line" | "field" | "message">;

/** What the content says, and its files as they are written, in the order of their names. */
type Content = { site: Site; sources: readonly SourceFile[] };

const checks: readonly ((content: Content) => Advice[])[] = [
  riskyWords,
  waysGone,
  oddDays,
  unusedSigns,
  unprintedSigns,
  goneNames,
  longTexts,
  smallPhotos,
  idleClosings,
];

/** All advice about a content folder, given the site that has been read from it. */
export function findAdvice(site: Site, folder = "content"): Advice[] {
  const sources = globSync("**/*.{yaml,mdx}", { cwd: folder })
    .sort()
    .map((name) => readSource(path.join(folder, name), `content/${name}`));
  return checks.flatMap((check) => check({ site, sources }));
}

/** Advice in a sentence, which begins with the names of its form and its field. */
export const describeAdvice = (one: Advice): string =>
  nameForms(`${one.file}: ${fieldLabel(one)}${one.message}`);

type Phrase = { phrase: RegExp; why: string };

const risks: readonly Phrase[] = [
  {
    phrase:
      /\b\d[\d.,/]*(?: (?:to|-|–) ?\d[\d.,]*)?[ -]?(?:mg|mcg|µg|ml|milligrams?|micrograms?|milliliters?|cc|teaspoons?|tablespoons?|tablets?|pills?|capsules?|drops)\b|\b(?:half(?: of)? an?|one|two|three|four) (?:tablets?|pills?|capsules?|teaspoons?|drops)\b/gi,
    why: "a dose. What helps one pet can harm another, so a dose is for a pet that a veterinarian has seen.",
  },
  {
    phrase:
      /\b24\/7\b|\bwe(?:’re| are| stay) (?:open|here|available) (?:24 hours|around the clock)|\bour emergency (?:clinic|hospital)\b/gi,
    why: "an offer of 24-hour or emergency care. S.C. Code 40-69-20 says who may call itself an emergency facility.",
  },
];

/** Claims that medicine or law makes risky, except in clients’ own words and in notices. */
function riskyWords(content: Content): Advice[] {
  return findPhrases(content, risks);
}

/** Words for a way to reach the clinic that it does not have. */
function waysGone(content: Content): Advice[] {
  const { booking, text, fax } = content.site.clinic;
  return findPhrases(content, [
    ...(booking ? [] : [{ phrase: /\bonline\b|\bbooking page\b/gi, why: gone("Online booking") }]),
    ...(text ? [] : [{ phrase: /\btext(?:s|ing)?(?= (?:us|or|and)\b|,)/g, why: gone("Texts") }]),
    ...(fax ? [] : [{ phrase: /\bfax(?:es)?\b(?! of)/g, why: gone("Fax") }]),
  ]);
}

const gone = (field: string) => `and the form of the clinic has no ${field}. Say what you do have.`;

function findPhrases({ sources }: Content, phrases: readonly Phrase[]): Advice[] {
  return sources
    .filter(({ file }) => !/^content\/(testimonials|notices)\.yaml$/.test(file))
    .flatMap(({ file, raw, body, lineOf }) => {
      /** By place and phrase: said twice in a paragraph, it is worth one look. */
      const found = new Map<string, Advice>();
      const look = (text: string, field: string, lineAt: (index: number) => number) => {
        for (const { phrase, why } of phrases) {
          for (const { 0: words, index } of text.matchAll(phrase)) {
            const message = `says “${words}”, ${why}`;
            const line = lineAt(index);
            found.set(`${line} ${message}`, { file, field, line, message });
          }
        }
      };
      mapTexts(raw, (text, at) => {
        const isQuoted = at.includes("quote") || at.includes("sources");
        if (!isQuoted) look(text, at.join("."), () => lineOf(at) ?? 1);
        return text;
      });
      const prose = body.replace(/^ *>.*$/gm, (quote) => " ".repeat(quote.length));
      look(prose, "", (index) => body.slice(0, index).split("\n").length);
      return [...found.values()];
    });
}

/** Notices that are over, days so far ahead that their year may be wrong, and texts of days to come. */
function oddDays({ site }: Content): Advice[] {
  // By the clinic's clock: in its evening, the day of UTC is the next one.
  const dayIn = (days: number) => clinicTime(new Date(Date.now() + days * 86_400_000)).date;
  const advice = (day: string, why: string, file: string, field: string): Advice[] => {
    const message = `${day} ${why}. Check the year, or delete the entry.`;
    return why === "" ? [] : [{ file, field, message }];
  };
  const farAhead = (day: string) => (day > dayIn(400) ? "is more than a year ahead" : "");
  const toCome = (file: string, days: Record<string, string | undefined>): Advice[] =>
    Object.entries(days).flatMap(([field, day]) => {
      if (day === undefined || day <= dayIn(0)) return [];
      const named = day.length === 7 ? formatMonth(day) : formatDate(day);
      const message = `${named} is still to come, but the page already shows it. Check the date.`;
      return { file, field, message };
    });
  return [
    ...site.articles.flatMap(({ file, date, updated }) => toCome(file, { date, updated })),
    ...site.legal.flatMap(({ file, updated }) => toCome(file, { updated })),
    ...site.testimonials.flatMap(({ date }, index) =>
      toCome("content/testimonials.yaml", { [`${index}.date`]: date }),
    ),
    ...site
      .contentOf(clinicFile)
      .hours.closures.flatMap(({ date }, index) =>
        advice(date, farAhead(date), "content/clinic.yaml", `hours.closures.${index}.date`),
      ),
    ...site.notices.flatMap(({ until, closed }, index) => {
      const why = until < dayIn(0) ? "is over" : farAhead(until);
      const file = "content/notices.yaml";
      if (closed === undefined) return advice(until, why, file, `${index}.until`);
      const far = until === closed.until ? "" : farAhead(closed.until);
      return [
        ...advice(until, why, file, `${index}.until`),
        ...advice(closed.until, far, file, `${index}.closed.until`),
      ];
    }),
  ];
}

/** Signs that no page shows: the veterinarian would sign what nobody reads. */
function unusedSigns({ site }: Content): Advice[] {
  const message = "no page shows this sign yet. Pick a place under On the emergency page.";
  return [...site.signFiles.values()].flatMap((files, index) =>
    files.length > 0 ? [] : { file: "content/signs.yaml", field: `signs.${index}`, message },
  );
}

/** Signs to leave for at once that the printed card leaves out. */
function unprintedSigns({ site }: Content): Advice[] {
  const { alsoLeave } = site.contentOf(emergency.file).emergencyCard;
  const message = "says “Leave now”, but “Also leave” on the printed card does not name this sign.";
  return site.signs.signs.flatMap(({ level, shown, key }, index) => {
    const isFurther = shown.includes("more") || shown.includes("rare");
    if (level !== "leave" || !isFurther || key === undefined) return [];
    const isNamed = alsoLeave.toLowerCase().includes(key.toLowerCase());
    return isNamed ? [] : { file: "content/signs.yaml", field: `signs.${index}`, message };
  });
}

/** Names in lists of services and towns that have been deleted since: pages leave them out. */
function goneNames({ site }: Content): Advice[] {
  const message = "there is no such page any more. Delete the entry.";
  return site.goneNames.map((place) => ({ ...place, message }));
}

/** Texts that fill more than two screens of a phone. */
function longTexts({ sources }: Content): Advice[] {
  return sources.flatMap(({ file, raw, lineOf }) => {
    const found: Advice[] = [];
    mapTexts(raw, (text, at) => {
      const message = `is ${text.length} characters long, which is more than two screens of a phone.`;
      const place = { file, field: at.join("."), line: lineOf(at) };
      if (text.length > 1500) found.push({ ...place, message });
      return text;
    });
    return found;
  });
}

/** Photos of a place that are narrower than pages may show them; the head beside a review is small. */
function smallPhotos({ site }: Content): Advice[] {
  return site.photos.flatMap(({ file }, index) => {
    const width = site.photoWidths.get(file);
    if (width === undefined || width >= 1200) return [];
    const message = `is ${width} pixels wide, and may look blurred. 1,200 or more look sharp.`;
    return { file: "content/photos.yaml", field: `${index}.file`, message };
  });
}

/** Notices that speak of closing, while the hours still say that the clinic is open. */
function idleClosings({ site }: Content): Advice[] {
  const message =
    "has no days, so the hours still say that you are open. If you are closed all day, give the days.";
  return site.notices.flatMap(({ text, kind, closed }, index) => {
    const isOfClosing = kind === "closure" || /\bclos(?:ed|ing)\b/i.test(plainText(text));
    if (closed !== undefined || !isOfClosing) return [];
    return { file: "content/notices.yaml", field: `${index}.closed`, message };
  });
}
