import { useEffect, useState } from "react";
import { useShell } from "../shell/shell.tsx";
import "./opening-hours.css";
import type { OpeningWords } from "./opening-line.ts";
import { startLater } from "./start-later.ts";

/**
 * The week in words, and below it whether the clinic is open now. Nothing until the owner has
 * confirmed the hours; whoever shows it says beside it that people call for current hours.
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

/** The same for any hours. */
export function OpeningHoursOf({ hours, labels }: Props) {
  return (
    <div className="opening-hours">
      {hours.weekWords.map(({ days, times }) => (
        <p key={days}>
          {days}: <span>{times}</span>
        </p>
      ))}
      <OpeningLine hours={hours} labels={labels} />
    </div>
  );
}

/**
 * `Open until 5 PM`. The page as it was built does not know the hour: the line comes once the app
 * is here, into room that is kept for the longest it can be, so that nothing moves.
 */
function OpeningLine({ hours, labels }: Props) {
  const [line, setLine] = useState("");
  useEffect(
    // Without it the page goes on telling people to call.
    () =>
      startLater(import("./watch-opening.ts"), ({ watchOpening }) =>
        watchOpening({ hours, labels }, setLine),
      ),
    [hours, labels],
  );
  return (
    <p className="opening-hours-line" data-longest={hours.longestLine}>
      <span>{line}</span>
    </p>
  );
}
