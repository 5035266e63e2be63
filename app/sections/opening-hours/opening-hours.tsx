import { useEffect, useState } from "react";
import { useShell } from "../shell/shell.tsx";
import "./opening-hours.css";
import type { OpeningWords } from "./opening-line.ts";
import { startLater } from "./start-later.ts";

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

/** `Open until 5 PM`, rendered after hydration into reserved space. */
function OpeningLine({ hours, labels }: Props) {
  const [line, setLine] = useState("");
  useEffect(
    // If the chunk fails to load, the note to call remains.
    () =>
      startLater(import("./watch-opening.ts"), ({ watchOpening }) =>
        watchOpening({ hours, labels }, (now) => setLine(now)),
      ),
    [hours, labels],
  );
  return (
    <p className="opening-hours-line" data-longest={hours.longestLine}>
      <span>{line}</span>
    </p>
  );
}
