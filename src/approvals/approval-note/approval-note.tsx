import type { ApprovalNoteData } from "../../clinic/page-frame.ts";
import { Band } from "../../ui/band/band.tsx";
import { Note } from "../../ui/note/note.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";

/** What the preview says at the end of a page, and on paper, to whoever approves its text. */
export function ApprovalNote({ line, approval, questions }: ApprovalNoteData) {
  const state = approval?.isCurrent
    ? `${approval.by} approved it.`
    : `This text has changed since ${approval?.by} approved it.`;
  return (
    <Band>
      <Note title="For whoever approves this page">
        {questions.length > 0 && (
          <>
            <p>Your approval answers these, so decide them first:</p>
            <TextList items={questions} variant="ticks" />
          </>
        )}
        <p>
          {approval ? state : "Nobody has approved it."} To approve, paste this into Approvals:{" "}
          <b>{line}</b>
        </p>
      </Note>
    </Band>
  );
}
