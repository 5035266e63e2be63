import { AccessNote } from "./access-note.tsx";

export const examples = {
  "on the contact page": (
    <AccessNote heading="If this is hard for you" text="Call us." told="Tell us what happened." />
  ),
};
