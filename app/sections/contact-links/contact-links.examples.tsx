import {
  BookingAction,
  BookingLink,
  CallAction,
  CallLink,
  DirectionsAction,
  EmailLink,
  TextLink,
} from "./contact-links.tsx";

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
};
