/**
 * Words per minute. With it, 750-900 words are 4 minutes, 950-1,100 are 5, and 1,150-1,350 are 6,
 * as the blog has always stated.
 */
const wordsPerMinute = 208;

/** In whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The shortest and longest text, in words, with this reading time. */
export function wordsFor(minutes: number): { fewest: number; most: number } {
  return {
    fewest: Math.ceil((minutes - 0.5) * wordsPerMinute),
    most: Math.ceil((minutes + 0.5) * wordsPerMinute) - 1,
  };
}
