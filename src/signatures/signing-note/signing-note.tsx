import type { Signing } from "../../clinic/page-frame.ts";
import { Band } from "../../ui/band/band.tsx";
import { Note } from "../../ui/note/note.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";

/** What the preview says at the end of a page, and on paper, to whoever signs its text. */
export function SigningNote({ line, signature, questions }: Signing) {
  const state = signature?.isCurrent
    ? `${signature.by} signed it.`
    : `This text has changed since ${signature?.by} signed it.`;
  return (
    <Band>
      <Note title="For whoever signs this page">
        {questions.length > 0 && (
          <>
            <p>Your signature answers these, so decide them first:</p>
            <TextList items={questions} variant="ticks" />
          </>
        )}
        <p>
          {signature ? state : "Nobody has signed it."} To sign, paste this into Signatures:{" "}
          <b>{line}</b>
        </p>
      </Note>
    </Band>
  );
}
