import { useShell } from "../shell/shell.tsx";
import "./opening-hours.css";
import type { OpeningWords } from "./opening-line.ts";
import { useOpening } from "./use-opening.ts";

/**
 * The week's hours, and whether the clinic is open now. Renders nothing until the owner has
 * confirmed the hours; callers show a note to call for current hours.
 */
export function OpeningHours() {
  const { clinic, labels } = useShell();
  return clinic.hours === undefined ? null : (
    <OpeningHoursOf hours={clinic.hours} labels={labels} />
  );
}

type Props = {
  labels: OpeningWords["labels"];
  hours: OpeningWords["hours"] & {
    weekWords: readonly { days: string; times: string }[];
    longestLine: string;
  };
};

/** The same for given hours. */
export function OpeningHoursOf({ hours, labels }: Props) {
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
