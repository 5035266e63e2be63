import { mapTexts } from "../src/content/facts.ts";
import type { Problem } from "../src/content/problems.ts";
import { clinicFile } from "../src/content/schemas/clinic.ts";
import { hasCard } from "../src/content/schemas/signs.ts";
import { formatDate, formatMonth } from "../src/formatting/dates.ts";
import { plainText } from "../src/formatting/text.ts";
import { clinicTime } from "../src/hours/clinic-time.ts";
import { route as emergency } from "../src/routes/emergency/route.ts";
import { route as services } from "../src/routes/services/route.ts";
import { listFiles } from "../src/site/cross-file-rules.ts";
import type { Sign, Site } from "../src/site/site.ts";

/*
 * Advice to the owner about what she has written. It stops nothing: she decides. To give more, write
 * another function at the foot of this file and add it to `checks`.
 */

/** Something worth a second look; the message follows the name of the field. */
export type Advice = Pick<Problem, "file" | "field" | "message">;

const checks: readonly ((site: Site) => Advice[])[] = [
  riskyWords,
  waysGone,
  datesToCome,
  oddDays,
  unusedSigns,
  misprintedSigns,
  goneNames,
  longTexts,
  smallPhotos,
  idleClosings,
];

/** All advice about what a site says. */
export const findAdvice = (site: Site): Advice[] => checks.flatMap((check) => check(site));

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
function riskyWords(site: Site): Advice[] {
  return findPhrases(site, risks);
}

/** Words for a way to reach the clinic that it does not have. */
function waysGone(site: Site): Advice[] {
  const { booking, sms, fax } = site.clinic;
  return findPhrases(site, [
    ...(booking ? [] : [{ phrase: /\bonline\b|\bbooking page\b/gi, why: gone("Online booking") }]),
    ...(sms ? [] : [{ phrase: /\btext(?:s|ing)?(?= (?:us|or|and)\b|,)/g, why: gone("Texts") }]),
    ...(fax ? [] : [{ phrase: /\bfax(?:es)?\b(?! of)/g, why: gone("Fax") }]),
  ]);
}

const gone = (field: string) => `and the form of the clinic has no ${field}. Say what you do have.`;

function findPhrases({ sources }: Site, phrases: readonly Phrase[]): Advice[] {
  const look = (text: string, file: string, field: string): Advice[] =>
    phrases.flatMap(({ phrase, why }) =>
      // Said twice in a text, it is worth one look.
      [...new Set(text.match(phrase))].map((words) => {
        return { file, field, message: `says “${words}”, ${why}` };
      }),
    );
  return sources
    .filter(({ file }) => !/^content\/(testimonials|notices)\.yaml$/.test(file))
    .flatMap(({ file, raw, body }) => {
      const found = look(body.replace(/^ *>.*$/gm, ""), file, "");
      mapTexts(raw, (text, at) => {
        const isQuoted = at.includes("quote") || at.includes("sources");
        if (!isQuoted) found.push(...look(text, file, at.join(".")));
      });
      return found;
    });
}

/** By the clinic's clock: in its evening, the day of UTC is the next one. */
const dayIn = (days: number) => clinicTime(new Date(Date.now() + days * 86_400_000)).date;

/** Texts of days to come. */
function datesToCome({ articles, legal, testimonials }: Site): Advice[] {
  const dated: (readonly [file: string, field: string, day: string | undefined])[] = [
    ...articles.map(({ file, date }) => [file, "date", date] as const),
    ...[...articles, ...legal].map(({ file, updated }) => [file, "updated", updated] as const),
    ...testimonials.map(
      ({ date }, index) => ["content/testimonials.yaml", `${index}.date`, date] as const,
    ),
  ];
  return dated.flatMap(([file, field, day = ""]) => {
    if (day <= dayIn(0)) return [];
    const named = day.length === 7 ? formatMonth(day) : formatDate(day);
    const message = `${named} is still to come, but the page already shows it. Check the date.`;
    return { file, field, message };
  });
}

/** Notices that are over, and days so far ahead that their year may be wrong. */
function oddDays(site: Site): Advice[] {
  const farAhead = (day: string) => (day > dayIn(400) ? "is more than a year ahead" : "");
  const advice = (file: string, field: string, day: string, why = farAhead(day)): Advice[] => {
    const message = `${day} ${why}. Check the year, or delete the entry.`;
    return why === "" ? [] : [{ file, field, message }];
  };
  return [
    ...site
      .contentOf(clinicFile)
      .hours.closures.flatMap(({ date }, index) =>
        advice("content/clinic.yaml", `hours.closures.${index}.date`, date),
      ),
    ...site.notices.flatMap(({ until, closed }, index) => {
      const why = until < dayIn(0) ? "is over" : farAhead(until);
      const shown = advice("content/notices.yaml", `${index}.until`, until, why);
      if (closed === undefined || closed.until === until) return shown;
      return [...shown, ...advice("content/notices.yaml", `${index}.closed.until`, closed.until)];
    }),
  ];
}

/** Signs that no page shows: the veterinarian would sign what nobody reads. */
function unusedSigns(site: Site): Advice[] {
  const message = "no page shows this sign yet. Pick a place under Where it shows.";
  return site.signs.signs.flatMap((sign, index) => {
    const isShown = filesOfSign(site, sign).length > 0;
    return isShown ? [] : { file: "content/signs.yaml", field: `signs.${index}`, message };
  });
}

/** The files of the pages that show a sign. */
export const filesOfSign = (site: Site, { id, shown }: Sign): string[] =>
  listFiles(site).flatMap(({ file, path, outline }) => {
    const isListed =
      (path === emergency.path && (hasCard({ shown }) || shown.includes("wait"))) ||
      (path === services.path && shown.includes("services"));
    return isListed || outline?.signs.includes(id) ? file : [];
  });

/** Signs to leave for at once that the printed card leaves out, and others that it names. */
function misprintedSigns(site: Site): Advice[] {
  const { alsoLeave } = site.contentOf(emergency.file).printedCard;
  return site.signs.signs.flatMap(({ level, shown, name, key = name }, index) => {
    const isLeft = level === "leave" && (shown.includes("more") || shown.includes("rare"));
    const isNamed = alsoLeave.toLowerCase().includes(key.toLowerCase());
    if (isNamed === isLeft) return [];
    const message = isNamed
      ? "no longer says “Leave now” below the large keys, but “Also leave” on the printed card names this sign."
      : "says “Leave now”, but “Also leave” on the printed card does not name this sign.";
    return { file: "content/signs.yaml", field: `signs.${index}`, message };
  });
}

/** Names in lists of services and towns that have been deleted since: pages leave them out. */
function goneNames({ goneNames }: Site): Advice[] {
  const message = "there is no such page any more. Delete the entry.";
  return goneNames.map((place) => ({ ...place, message }));
}

/** Texts that fill more than two screens of a phone. */
function longTexts({ sources }: Site): Advice[] {
  return sources.flatMap(({ file, raw }) => {
    const found: Advice[] = [];
    mapTexts(raw, (text, at) => {
      const message = `is ${text.length} characters long, which is more than two screens of a phone.`;
      if (text.length > 1500) found.push({ file, field: at.join("."), message });
    });
    return found;
  });
}

/** Photos of a place that are narrower than pages may show them; the head beside a review is small. */
function smallPhotos({ photos, photoWidths }: Site): Advice[] {
  return photos.flatMap(({ file }, index) => {
    const width = photoWidths.get(file);
    if (width === undefined || width >= 1200) return [];
    const message = `is ${width} pixels wide, and may look blurred. 1,200 or more look sharp.`;
    return { file: "content/photos.yaml", field: `${index}.file`, message };
  });
}

/** Notices that speak of closing, while the hours still say that the clinic is open. */
function idleClosings({ notices }: Site): Advice[] {
  const message =
    "has no days, so the hours still say that you are open. If you are closed all day, give the days.";
  return notices.flatMap(({ text, kind, closed }, index) => {
    const isOfClosing = kind === "closure" || /\bclos(?:ed|ing)\b/i.test(plainText(text));
    if (closed !== undefined || !isOfClosing) return [];
    return { file: "content/notices.yaml", field: `${index}.closed`, message };
  });
}
