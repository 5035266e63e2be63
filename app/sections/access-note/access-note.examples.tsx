import { AccessNote } from "./access-note.tsx";

export const examples = {
  "one test": (
    <AccessNote
      heading="If this is hard for you."
      text="Call us."
      told="Tell us what happened."
      testedHeading="What was tested"
      testedLabel="Last tested"
      tested="2026-11-20"
      testedText="November 20, 2026"
      tests={["Every page, with the keyboard."]}
      untested="Nobody else has tried it yet."
    />
  ),
};
