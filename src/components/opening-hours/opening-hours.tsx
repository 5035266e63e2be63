import { shell } from "virtual:shell";
import { Icon } from "../../ui/icon/icon.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import "./opening-hours.css";

/** When the clinic closes or opens next. src/app/before-paint.ts writes it, and React leaves it alone. */
const NextChange = "next-change" as "span";
const nothing = { __html: "" };

const { weekText } = shell.clinic;
/** Undefined while pages show no hours. */
const nextChange = weekText && (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, and always the same
  <NextChange suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
);

/** Whether the clinic is open, and until when. Hours that pages do not show, they do not claim either. */
const state = (
  <>
    {nextChange && <span data-when="open">Open until {nextChange}</span>}
    <span data-when="closed">
      {nextChange ? <>We’re closed. We open {nextChange}.</> : "We may be closed."}
    </span>
  </>
);

/** Beside the number that calls us, while we are closed. */
export const closedNow = nextChange ? "closed now" : "may be closed";

/** `Open until 5 PM` */
export const OpeningLine = () => (
  <p className="opening-hours-line" data-when={nextChange ? "open closed" : "closed"}>
    {state}
  </p>
);

/**
 * `Open until 5 PM`, which opens the week's hours, and days that soon differ. While pages show no hours, only
 * whether we may be closed.
 */
export const OpeningHours = () =>
  weekText ? (
    <details className="opening-hours">
      <summary className="opening-hours-line">
        {state}
        <span data-when="unknown">Our hours</span> <Icon name="caret" />
      </summary>
      {weekText.map(({ days, times }) => (
        <p key={days}>
          <span className="inline-block">{days}:</span>{" "}
          <span className="inline-block">{times}</span>
        </p>
      ))}
      {shell.notices.map(({ due, text }) => (
        <RichParagraph key={due} className="text-small" text={text} data-due={due} />
      ))}
    </details>
  ) : (
    <OpeningLine />
  );

/** The hours, or a note to call for them. */
export const HoursOrNote = () => (weekText ? <OpeningHours /> : <p>{shell.clinic.hoursNote}</p>);
