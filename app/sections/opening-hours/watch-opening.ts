import { everyMinute } from "./clinic-time.ts";
import { type OpeningWords, openingLine } from "./opening-line.ts";
import { openingState } from "./opening-state.ts";

/**
 * Tells the line of now, and each minute's. An empty line is told where nobody can say.
 * @returns what ends it
 */
export function watchOpening(words: OpeningWords, tell: (line: string) => void): () => void {
  const tellNow = () => {
    try {
      const state = openingState(words.hours, new Date());
      tell(state === undefined ? "" : openingLine(state, words));
    } catch {
      // A browser that does not know the clinic's time zone.
      tell("");
    }
  };
  tellNow();
  return everyMinute(tellNow);
}
