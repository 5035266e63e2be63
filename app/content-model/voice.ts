import { mapTexts } from "./facts.ts";
import type { Problem } from "./problems.ts";
import type { SourceFile } from "./read-file.ts";

/*
 * How a page sounds, in numbers: a page whose sentences are choppy or that never says “we’re” reads
 * like a translation, and “call now” said too often is no longer heard.
 */

/** A prose passage and its line in the file. */
type Passage = { text: string; line: number };

const contraction =
  /\w(?:n[’']t|[’'](?:re|ve|ll|d|m))\b|\b(?:it|that|there|what|here|who|let|how|where)[’']s\b/gi;
const callNow = /\bcall\b[^.:]{0,30}?\bnow\b/gi;

/** Below this many words, averages mean little. */
const leastWords = 150;
const leastContractions = 5;
const sentenceLength = { least: 11, most: 18 };
const mostCallNow = 2;

/** Emergency instructions are short on purpose, and legal text is a lawyer’s. */
const isExempt = (file: string) => /services\/emergency|\/legal\/|claims\.yaml/.test(file);

/** Checks the prose of a file against the limits above, without headings and labels. */
export function* findVoiceProblems(source: SourceFile): Generator<Problem> {
  const { file } = source;
  if (isExempt(file)) return;
  const passages = passagesOf(source);
  const calls = passages.flatMap(({ text, line }) =>
    Array.from(text.matchAll(callNow), () => ({ file, line, field: "" })),
  );
  const tooMany = calls[mostCallNow];
  if (tooMany !== undefined) {
    yield {
      ...tooMany,
      message: `says “call now” ${calls.length} times, and is no emergency page`,
      expected: `it ${mostCallNow} times at most; elsewhere “call us”, “call us today” or “ask at your next visit”, whichever is true`,
    };
  }
  const text = passages.map((passage) => passage.text).join("\n");
  const words = countWords(text);
  // YAML files are lists of short entries.
  if (words < leastWords || !file.endsWith(".mdx")) return;
  const contractions = (1000 * (text.match(contraction)?.length ?? 0)) / words;
  if (contractions < leastContractions) {
    yield {
      ...{ file, line: 1, field: "" },
      message: `has ${contractions.toFixed(0)} contractions in a thousand words`,
      expected: `${leastContractions} or more, as people talk: “we’re”, “you’ll”, “don’t”, “it’s”`,
    };
  }
  const lengths = passages
    .flatMap((passage) => passage.text.split(/(?<=[.?!:][”’)]?)\s+/))
    .map(countWords)
    .filter((length) => length > 2);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const { least, most } = sentenceLength;
  if (average < least || average > most) {
    const advice =
      average < least
        ? "join short sentences with “and”, “so” or “because”"
        : "make two sentences of the longest";
    yield {
      ...{ file, line: 1, field: "" },
      message: `has ${average.toFixed(0)} words in a sentence on average`,
      expected: `${least} to ${most}: ${advice}`,
    };
  }
}

/** Passages of twelve words or more. */
function passagesOf({ raw, body, lineOf }: SourceFile): Passage[] {
  const passages: Passage[] = [];
  const add = (source: string, line: number) => {
    const text = plain(source);
    if (countWords(text) >= 12) passages.push({ text, line });
    return source;
  };
  mapTexts(raw, (text, path) => add(text, lineOf(path) ?? 1));
  let line = 1;
  for (const block of body.split(/(?<=\n)(?=\s*\n|[-*] |\d+\. |#|<|\|)/)) {
    if (!/^\s*(?:#|<\/?[A-Z]|\||import )/.test(block)) add(block, line);
    line += block.split("\n").length - 1;
  }
  return passages;
}

/** Without links, tags, emphasis and list markers. A fact counts as one word. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*]|\d+\.)\s+(?:\[[ x]\]\s+)?/, "")
    .replace(/<[^>]*>|\{[^}]*\}/g, "fact")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
