import type { Problem } from "./problems.ts";
import type { SourceFile } from "./read-file.ts";

/*
 * How a page sounds, in figures: a page whose sentences are chopped or that never says “we’re” reads
 * as translated, and “call now” said too often is no longer heard.
 */

export type Voice = {
  words: number;
  /** Contractions in a thousand words. */
  contractions: number;
  /** Words in a sentence, on average. */
  sentence: number;
  /** Lines that say “call now” or the like. */
  callNow: readonly number[];
};

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

/** Measures the prose of a file: texts of twelve words or more, without headings and labels. */
export function measureVoice(source: SourceFile): Voice {
  const passages = passagesOf(source);
  const text = passages.map((passage) => passage.text).join("\n");
  const words = countWords(text);
  const sentences = passages
    .flatMap((passage) => passage.text.split(/(?<=[.?!:][”’)]?)\s+/))
    .map(countWords)
    .filter((length) => length > 2);
  return {
    words,
    contractions: words === 0 ? 0 : (1000 * (text.match(contraction)?.length ?? 0)) / words,
    sentence: sentences.reduce((sum, length) => sum + length, 0) / Math.max(1, sentences.length),
    callNow: passages.flatMap(({ text: passage, line }) =>
      Array.from(passage.matchAll(callNow), () => line),
    ),
  };
}

/** Checks a file against the limits above. */
export function findVoiceProblems(source: SourceFile): Problem[] {
  const { file } = source;
  if (isExempt(file)) return [];
  const { words, contractions, sentence, callNow: calls } = measureVoice(source);
  const problem = (line: number, message: string, expected: string): Problem => ({
    file,
    line,
    field: "",
    message,
    expected,
  });
  const problems: Problem[] = [];
  const [tooMany] = calls.slice(mostCallNow);
  if (tooMany !== undefined) {
    problems.push(
      problem(
        tooMany,
        `says “call now” ${calls.length} times, and is no emergency page`,
        `it ${mostCallNow} times at most; elsewhere “call us”, “call us today” or “ask at your next visit”, whichever is true`,
      ),
    );
  }
  // YAML files are lists of short entries.
  if (words < leastWords || !file.endsWith(".mdx")) return problems;
  if (contractions < leastContractions) {
    problems.push(
      problem(
        1,
        `has ${contractions.toFixed(0)} contractions in a thousand words`,
        `${leastContractions} or more, as people talk: “we’re”, “you’ll”, “don’t”, “it’s”`,
      ),
    );
  }
  if (sentence < sentenceLength.least || sentence > sentenceLength.most) {
    problems.push(
      problem(
        1,
        `has ${sentence.toFixed(0)} words in a sentence on average`,
        sentence < sentenceLength.least
          ? `${sentenceLength.least} to ${sentenceLength.most}: join short sentences with “and”, “so” or “because”`
          : `${sentenceLength.least} to ${sentenceLength.most}: make two sentences of the longest`,
      ),
    );
  }
  return problems;
}

function passagesOf({ raw, body, lineOf }: SourceFile): Passage[] {
  const passages = [...stringsIn(raw, [])].map(({ text, path }) => ({
    text,
    line: lineOf(path) ?? 1,
  }));
  let line = 1;
  for (const block of body.split(/(?<=\n)(?=\s*\n|[-*] |\d+\. |#|<|\|)/)) {
    const isProse = !/^\s*(?:#|<\/?[A-Z]|\||import )/.test(block);
    if (isProse) passages.push({ text: block, line });
    line += block.split("\n").length - 1;
  }
  return passages
    .map((passage) => ({ ...passage, text: plain(passage.text) }))
    .filter(({ text }) => countWords(text) >= 12);
}

function* stringsIn(
  value: unknown,
  path: readonly PropertyKey[],
): Generator<{ text: string; path: readonly PropertyKey[] }> {
  if (typeof value === "string") yield { text: value, path };
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** Without links, tags, emphasis and the marks of lists. A fact counts as a word. */
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
