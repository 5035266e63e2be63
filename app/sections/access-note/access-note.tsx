import { LinkedParagraph } from "../contact-links/linked-text.tsx";

type AccessNoteProps = { heading: string; text: string; told: string };

/** For people who face barriers: other ways to reach the clinic, and what it does about a barrier. */
export function AccessNote({ heading, text, told }: AccessNoteProps) {
  return (
    <div className="columns">
      <h2 id="access">{heading}</h2>
      <div className="stack">
        <LinkedParagraph className="lead" text={text} />
        <p>{told}</p>
      </div>
    </div>
  );
}
