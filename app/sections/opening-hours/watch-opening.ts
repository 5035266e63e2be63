import { type OpeningWords, openingLine } from "./opening-line.ts";
import { openingState } from "./opening-state.ts";

/** The current line, and whether the clinic is open; an empty line and undefined if unknown. */
export function openingNow(words: OpeningWords): { line: string; isOpen?: boolean } {
  try {
    const state = openingState(words.hours, new Date());
    return state === undefined
      ? { line: "" }
      : { line: openingLine(state, words), isOpen: state.isOpen };
  } catch {
    // The browser does not know the clinic's time zone.
    return { line: "" };
  }
}
