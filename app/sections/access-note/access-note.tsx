import { TickList } from "../../ui/lists/lists.tsx";
import { LinkedText } from "../contact-links/linked-text.tsx";
import "./access-note.css";

type AccessNoteProps = {
  heading: string;
  text: string;
  told: string;
  testedHeading: string;
  testedLabel: string;
  /** `2026-11-20` */
  tested: string;
  /** `November 20, 2026` */
  testedText: string;
  tests: readonly string[];
  untested: string;
};

/** For people who face barriers: alternatives, what was tested, and when. */
export function AccessNote(words: AccessNoteProps) {
  return (
    <div className="access-note columns">
      <h2 id="access">{words.heading}</h2>
      <div className="stack">
        <p className="lead">
          <LinkedText text={words.text} />
        </p>
        <p>{words.told}</p>
        <h3>{words.testedHeading}</h3>
        <TickList items={words.tests} />
        <p>
          <strong>{words.untested}</strong>
        </p>
        <p className="small">
          {words.testedLabel} <time dateTime={words.tested}>{words.testedText}</time>
        </p>
      </div>
    </div>
  );
}
