import {
  BookingAction,
  BookingLink,
  CallAction,
  CallLink,
  DirectionsAction,
  EmailLink,
  TextLink,
} from "./contact-links.tsx";
import { LinkedText } from "./linked-text.tsx";

export const examples = {
  book: <BookingAction>Book</BookingAction>,
  call: <CallAction>Call</CallAction>,
  "the way": <DirectionsAction />,
  "in a sentence": (
    <p>
      Call <CallLink />, text <TextLink />, write to <EmailLink /> or{" "}
      <BookingLink>book</BookingLink>.
    </p>
  ),
  "a sentence without a number": (
    <p>
      <LinkedText text="Nothing to tap here." />
    </p>
  ),
};
