import { useShell } from "../shell/shell.tsx";
import "./opening-hours.css";
import type { OpeningWords } from "./opening-line.ts";
import { useOpening } from "./use-opening.ts";

type OpeningHoursProps = {
  /** Confirmed by the owner; until then, callers show a note to call for current hours. */
  hours: OpeningWords["hours"] & {
    weekWords: readonly { days: string; times: string }[];
    longestLine: string;
  };
};

/** The week's hours, and whether the clinic is open now. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  const { labels } = useShell();
  const { line } = useOpening(hours, labels);
  return (
    <div className="opening-hours">
      {hours.weekWords.map(({ days, times }) => (
        <p key={days}>
          {days}: <span>{times}</span>
        </p>
      ))}
      {/* `Open until 5 PM`, rendered after hydration into reserved space. */}
      <p className="opening-hours-line" data-longest={hours.longestLine}>
        <span>{line}</span>
      </p>
    </div>
  );
}
