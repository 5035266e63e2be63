/** Words per minute. Matches the times the blog has always stated, such as 4 for 750-900 words. */
const wordsPerMinute = 208;

/** In whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
