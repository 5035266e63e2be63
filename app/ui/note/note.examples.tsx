import { Note } from "./note.tsx";

export const examples = {
  quiet: (
    <Note title="By the way">
      <p>Bring the blanket it knows.</p>
    </Note>
  ),
  urgent: (
    <Note title="Call now" urgent>
      <p>Do not wait for the morning.</p>
    </Note>
  ),
  "without a title": (
    <Note>
      <p>Only a line.</p>
    </Note>
  ),
};
