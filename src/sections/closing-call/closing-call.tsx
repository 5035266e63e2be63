import type { Text } from "../../formatting/text.ts";
import { Band } from "../../ui/band/band.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import {
  ContactAction,
  HospitalAction,
  LinkedLead,
  LinkedText,
} from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./closing-call.css";

type ClosingCallProps = {
  heading: Text;
  text: Text;
  picture: PictureData;
  /** Both buttons call, for the emergency page: the clinic, and the hospital once there is one. */
  emergency?: boolean;
  /** Labels of the buttons, if they are not the usual ones. */
  book?: string | undefined;
  call?: React.ReactNode;
  /** A last line above the buttons. */
  children?: React.ReactNode;
};

/** The end of a page: book or call; without online booking, call. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, text, picture, emergency = false, book, call, children } = props;
  const { clinic } = useShell();
  return (
    <Band ground="sun" flip className="closing-call screen-only" aria-labelledby="closing-call">
      <div className="closing-call-text stack">
        <h2 id="closing-call">
          <LinkedText text={heading} />
        </h2>
        <LinkedLead text={text} />
        {children}
        <div className={emergency ? "row" : "buttons"}>
          {emergency ? (
            <ContactAction to="emergency" size="huge" />
          ) : (
            <ContactAction to="booking" variant="ink">
              {book}
            </ContactAction>
          )}
          {emergency && clinic.hospital ? (
            <HospitalAction />
          ) : (
            <ContactAction to="phone" variant={emergency || clinic.bookingHref ? "line" : "ink"}>
              {call}
            </ContactAction>
          )}
        </div>
      </div>
      <Picture {...picture} />
    </Band>
  );
}
