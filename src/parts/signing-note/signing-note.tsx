import type { PageFrame } from "../../clinic/page-frame.ts";
import { Band } from "../../ui/band/band.tsx";
import { Note } from "../../ui/note/note.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";

/** What the preview says at the end of a page, and on paper, to whoever signs its text. */
export function SigningNote({ signing }: PageFrame["end"]) {
  if (!signing) return null;
  const { code, signer, hasChanged, questions } = signing;
  const state = hasChanged
    ? `This text has changed since ${signer} signed it.`
    : `${signer} signed it.`;
  return (
    <Band>
      <Note title="For whoever signs this page">
        <p>
          {signer === undefined ? "Nobody has signed it." : state} The code of this text:{" "}
          <b>{code}</b>
        </p>
        {questions.length > 0 && (
          <>
            <p>Decide these first:</p>
            <TextList items={questions} variant="ticks" />
          </>
        )}
      </Note>
    </Band>
  );
}
