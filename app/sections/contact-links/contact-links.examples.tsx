import {
  BookingAction,
  BookingLink,
  CallAction,
  CallLink,
  DirectionsAction,
  EmailLink,
  SmsLink,
} from "./contact-links.tsx";

export const examples = {
  book: <BookingAction>Book</BookingAction>,
  call: <CallAction>Call</CallAction>,
  "the way": <DirectionsAction />,
  "in a sentence": (
    <p>
      Call <CallLink />, text <SmsLink />, write to <EmailLink /> or <BookingLink>book</BookingLink>
      .
    </p>
  ),
};
