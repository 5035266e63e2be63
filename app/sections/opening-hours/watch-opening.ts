import { everyMinute } from "./clinic-time.ts";
import { type OpeningWords, openingLine } from "./opening-line.ts";
import { openingState } from "./opening-state.ts";

/**
 * Reports the current line now and every minute; an empty line if unknown.
 * @returns a function that stops watching
 */
export function watchOpening(words: OpeningWords, tell: (line: string) => void): () => void {
  const tellNow = () => {
    try {
      const state = openingState(words.hours, new Date());
      tell(state === undefined ? "" : openingLine(state, words));
    } catch {
      // The browser does not know the clinic's time zone.
      tell("");
    }
  };
  tellNow();
  return everyMinute(tellNow);
}
