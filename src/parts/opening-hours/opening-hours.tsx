import { shell } from "virtual:shell";
import { longestLine } from "../../clinic/hours/opening-state.ts";
import { useDueNotices, useOpening } from "../../clinic/shell/clinic-clock.tsx";
import { classNames } from "../../ui/class-names.ts";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import "./opening-hours.css";

/** The week's hours, and days that soon differ. While pages show no hours, a note says to call for them. */
export function OpeningHours() {
  const { clinic } = shell;
  const due = useDueNotices();
  if (!clinic.hours) return <p>{clinic.hoursNote}</p>;
  return (
    <div>
      {clinic.hours.weekText.map((line) => (
        <p key={line.days}>
          <WeekLine {...line} />
        </p>
      ))}
      <OpeningLine />
      {due.map(({ from, text }, index) => (
        <RichParagraph key={`${from} ${index}`} className="small" text={text} />
      ))}
    </div>
  );
}

/** Days with the same hours, and these. */
export const WeekLine = ({ days, times }: { days: string; times: string }) => (
  <>
    <span className="whole-line">{days}:</span> <span className="whole-line">{times}</span>
  </>
);

/** `Open until 5 PM`. Shows after hydration, in space reserved for its longest text. */
export function OpeningLine({ className }: { className?: string }) {
  const line = useOpening()?.line;
  const classes = classNames("opening-hours-line overlaid screen-only", className);
  if (!shell.clinic.hours) return null;
  return (
    <p className={classes} data-longest={longestLine}>
      <span>{line}</span>
    </p>
  );
}
