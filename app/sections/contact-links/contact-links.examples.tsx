import {
  BookingAction,
  BookingLink,
  CallAction,
  ContactLink,
  DirectionsAction,
} from "./contact-links.tsx";

export const examples = {
  book: <BookingAction />,
  call: <CallAction />,
  "call in an emergency": <CallAction emergency />,
  directions: <DirectionsAction />,
  "in a sentence": (
    <p>
      Call <ContactLink to="phone" />, text <ContactLink to="text" />, write to{" "}
      <ContactLink to="email" /> or <BookingLink>book</BookingLink>.
    </p>
  ),
};
