import { ContactAction, ContactLink } from "./contact-links.tsx";

export const examples = {
  book: <ContactAction to="booking" />,
  call: <ContactAction to="phone" />,
  "call in an emergency": <ContactAction to="emergency" />,
  directions: <ContactAction to="directions" />,
  "in a sentence": (
    <p>
      Call <ContactLink to="phone" />, text <ContactLink to="text" />, write to{" "}
      <ContactLink to="email" /> or <ContactLink to="booking">book</ContactLink>.
    </p>
  ),
};
