import { globSync } from "node:fs";
import path from "node:path";
import { mapTexts } from "../../src/content/facts.ts";
import type { Problem } from "../../src/content/problems.ts";
import { readSource, type SourceFile } from "../../src/content/read-file.ts";
import { clinicTime } from "../../src/hours/clinic-time.ts";

/*
 * Claims that law or medicine makes risky, and days that may be in the wrong year. This only
 * advises: the owner decides, and nothing stops.
 */

/** Something to think about, at its place in a content file. */
export type Caution = Pick<Problem, "file" | "line" | "field" | "message"> & {
  kind: "day" | "words";
};

const risks: readonly { phrase: RegExp; why: string }[] = [
  {
    phrase:
      /\b\d[\d.,/]*(?: (?:to|-|–) ?\d[\d.,]*)?[ -]?(?:mg|mcg|µg|ml|milligrams?|micrograms?|milliliters?|cc|teaspoons?|tablespoons?|tablets?|pills?|capsules?|drops)\b|\b(?:half(?: of)? an?|one|two|three|four) (?:tablets?|pills?|capsules?|teaspoons?|drops)\b/gi,
    why: "a dose. What helps one pet can harm another, so a dose is for a pet that a veterinarian has seen.",
  },
  {
    phrase: /(?<!\b(?:not|cannot|can’t|no) )\bguarantee[ds]?\b|\brisk-free\b|\b100% effective\b/gi,
    why: "a guarantee. Medicine cannot promise one, and consumer law holds you to it.",
  },
  {
    phrase: /(?<!\b(?:nothing|never|no|not|rarely) )\bcures?\b/gi,
    why: "a cure. Say what treatment can do, unless the evidence is that clear.",
  },
  {
    phrase: /\baccredit(?:ed|ation)\b|\bcertified\b|\b(?:our|are|is an?) specialists?\b/gi,
    why: "an accreditation or a specialty. State law and the boards decide who may use these words.",
  },
  {
    phrase:
      /\b24\/7\b|\bwe(?:’re| are| stay) (?:open|here|available) (?:24 hours|around the clock)|\bour emergency (?:clinic|hospital)\b/gi,
    why: "an offer of 24-hour or emergency care. S.C. Code 40-69-20 says who may call itself an emergency facility.",
  },
];

/** Clients’ own words, and notices. */
const exemptFiles = ["testimonials.yaml", "notices.yaml"];

/**
 * Everything to think about in a content folder.
 * @param past whether to include closures that are over, which only a new entry needs to hear
 */
export function findCautions(folder = "content", past = false): Caution[] {
  return globSync("**/*.{yaml,mdx}", { cwd: folder })
    .sort()
    .map((name) => ({ name, source: readSource(path.join(folder, name), `content/${name}`) }))
    .flatMap(({ name, source }) => [
      ...(exemptFiles.includes(name) ? [] : findInFile(source)),
      ...(name === "clinic.yaml" || name === "notices.yaml" ? findOddDays(source, past) : []),
    ]);
}

/** The days of closures, and the last days of notices. */
function findOddDays({ file, raw, lineOf }: SourceFile, past: boolean): Caution[] {
  // By the clinic's clock: in its evening, the day of UTC is the next one.
  const dayIn = (days: number) => clinicTime(new Date(Date.now() + days * 86_400_000)).date;
  const [today, yearAgo, tooFar] = [dayIn(0), dayIn(-366), dayIn(400)];
  // A closure may stay on the list. In the wrong year, it is at most a year ago.
  const isStale = (day: string) => file === "content/notices.yaml" || (past && day >= yearAgo);
  const isOver = (day: string) => day < today && isStale(day);
  const cautions: Caution[] = [];
  mapTexts(raw, (text, at) => {
    const field = at.join(".");
    const why = isOver(text) ? "is over" : text > tooFar ? "is more than a year ahead" : "";
    if (why !== "" && /closures\.\d+\.date$|until$/.test(field)) {
      const message = `${text} ${why}. Check the year, or delete the entry.`;
      cautions.push({ kind: "day", file, field, line: lineOf(at) ?? 1, message });
    }
    return text;
  });
  return cautions;
}

function findInFile({ file, raw, body, lineOf }: SourceFile): Caution[] {
  /** By place and phrase: said twice in a paragraph, it is one caution. */
  const cautions = new Map<string, Caution>();
  const look = (text: string, field: string, lineAt: (index: number) => number) => {
    for (const { phrase, why } of risks) {
      for (const { 0: found, index } of text.matchAll(phrase)) {
        const message = `says “${found}”, ${why}`;
        const line = lineAt(index);
        cautions.set(`${line} ${message}`, { kind: "words", file, field, line, message });
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
  return [...cautions.values()];
}
