import { useEffect, useLayoutEffect, useState } from "react";
import { clinicTime, type Days, isWithin } from "../../hours/clinic-time.ts";
import { now } from "../../hours/now.ts";
import { openingLine, openingState } from "../../hours/opening-state.ts";
import type { Hours } from "../../hours/week.ts";
import { useShell } from "../shell/shell.tsx";
import "./opening-hours.css";

type OpeningHoursProps = {
  /** Confirmed by the owner; until then, callers show a note to call for current hours. */
  hours: Hours & {
    weekText: readonly { days: string; times: string }[];
    longestLine: string;
    closureLines: readonly (Days & { text: string })[];
  };
};

/**
 * The week's hours, whether the clinic is open now, and the closures of the next two weeks: those only
 * after hydration, because a page built weeks ago does not know today.
 */
export function OpeningHours({ hours }: OpeningHoursProps) {
  const { line } = useOpening(hours);
  const [today, setToday] = useState("");
  // Before the paint: on a page that a link led to, nothing moves.
  useLayoutEffect(() => everyMinute(() => setToday(clinicTime(now()).date)), []);
  return (
    <div className="opening-hours">
      {hours.weekText.map(({ days, times }) => (
        <p key={days}>
          {days}: <span>{times}</span>
        </p>
      ))}
      {/* `Open until 5 PM`, rendered after hydration into reserved space. */}
      <p className="opening-hours-line screen-only" data-longest={hours.longestLine}>
        <span>{line}</span>
      </p>
      {hours.closureLines
        .filter((days) => isWithin(days, today))
        .map(({ text }) => (
          <p key={text} className="opening-hours-closure">
            {text}
          </p>
        ))}
    </div>
  );
}

/** What the hours mean right now, after hydration: a line, and whether the clinic is open. */
export function useOpening(hours: Hours | undefined) {
  const { labels } = useShell();
  const [opening, setOpening] = useState<{ line: string; isOpen?: boolean }>({ line: "" });
  useEffect(() => {
    if (hours === undefined) return;
    return everyMinute(() => {
      const state = openingState(hours, now());
      setOpening(state ? { line: openingLine(state, labels), isOpen: state.isOpen } : { line: "" });
    });
  }, [hours, labels]);
  return opening;
}

/**
 * Calls now and at the start of every minute, until it throws: a browser without the clinic's time
 * zone keeps what it shows.
 * @returns stops it
 */
export function everyMinute(call: () => void): () => void {
  const minute = 60_000;
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    try {
      call();
      timer = setTimeout(run, minute - (Date.now() % minute));
    } catch {}
  };
  run();
  return () => clearTimeout(timer);
}
