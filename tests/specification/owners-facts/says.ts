import { page } from "../specify.ts";

/**
 * The words that match a pattern, or all, if a page says it differently in two places. The pattern
 * leaves figures open, so that a failure shows those of the site.
 */
export function words(path: string, pattern: RegExp, selector = "main"): string {
  const paragraphs = page(path)(selector)
    .text()
    .replace(/[^\S\f]+/g, " ")
    .split("\f");
  const every = new RegExp(pattern, `${pattern.flags}g`);
  const found = new Set(paragraphs.flatMap((text) => text.match(every) ?? []));
  return [...found].join(" | ") || `nothing like ${pattern} on ${path}`;
}

/** A line that is a sentence: what finds it with any figures, and itself. */
export const says = (path: string, sentence: string, selector?: string): [() => string, string] => [
  () => words(path, new RegExp(sentence.replace(/\d+(-\d+)?/g, "\\d+(?:-\\d+)?")), selector),
  sentence,
];
