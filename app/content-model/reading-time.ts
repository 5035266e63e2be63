/**
 * Words that a visitor reads in a minute. At this pace 750-900 words take 4 minutes, 950-1,100 take 5
 * and 1,150-1,350 take 6, as the blog has always said.
 */
const wordsPerMinute = 208;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** How long a text is that takes so many minutes: the fewest and the most words. */
export function wordsFor(minutes: number): { fewest: number; most: number } {
  return {
    fewest: Math.ceil((minutes - 0.5) * wordsPerMinute),
    most: Math.ceil((minutes + 0.5) * wordsPerMinute) - 1,
  };
}
