import { everyMinute } from "./clinic-time.ts";
import { type OpeningWords, openingLine } from "./opening-line.ts";
import { openingState } from "./opening-state.ts";

/**
 * Reports the current line now and every minute, and whether the clinic is open; an empty line and
 * undefined if unknown.
 * @returns a function that stops watching
 */
export function watchOpening(
  words: OpeningWords,
  tell: (line: string, isOpen: boolean | undefined) => void,
): () => void {
  const tellNow = () => {
    try {
      const state = openingState(words.hours, new Date());
      tell(state === undefined ? "" : openingLine(state, words), state?.isOpen);
    } catch {
      // The browser does not know the clinic's time zone.
      tell("", undefined);
    }
  };
  tellNow();
  return everyMinute(tellNow);
}
