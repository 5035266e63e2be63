import { Band } from "../../ui/band/band.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import {
  ContactAction,
  HospitalAction,
  LinkedParagraph,
  LinkedText,
} from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./closing-call.css";

type ClosingCallProps = {
  heading: string;
  text: string;
  picture: PictureData;
  first?: "book" | "call" | undefined;
  /** Both buttons call, for the emergency page: the clinic, and the hospital once there is one. */
  emergency?: boolean;
  /** Labels of the buttons, if they are not the usual ones. The number then stands beside its own. */
  book?: string | undefined;
  call?: string | undefined;
  /** A last line above the buttons. */
  children?: React.ReactNode;
};

/** The end of a page: book or call, the one that its text names first. */
export function ClosingCall(props: ClosingCallProps) {
  const { heading, text, picture, emergency = false, children } = props;
  return (
    <Band ground="sun" ridge className="closing-call screen-only" aria-labelledby="closing-call">
      <div className="closing-call-text stack">
        <h2 id="closing-call">
          <LinkedText text={heading} />
        </h2>
        <LinkedParagraph className="lead" text={text} />
        {children}
        {emergency ? <EmergencyWays /> : <Ways {...props} />}
      </div>
      <Picture {...picture} />
    </Band>
  );
}

function Ways({ first, book, call }: ClosingCallProps) {
  const { clinic } = useShell();
  const callLeads = first === "call";
  const booking = (
    <ContactAction key="book" to="booking" variant={callLeads ? "line" : "ink"}>
      {book}
    </ContactAction>
  );
  const calling = (
    <ContactAction key="call" to="phone" variant={callLeads ? "ink" : "line"}>
      {call}
    </ContactAction>
  );
  return (
    <div className="buttons">
      {callLeads ? [calling, booking] : [booking, calling]}
      {call !== undefined && (
        <b className="closing-call-number whole-word">{clinic.phone.display}</b>
      )}
    </div>
  );
}

function EmergencyWays() {
  const { clinic } = useShell();
  return (
    <div className="row">
      <ContactAction to="emergency" size="huge" />
      {clinic.hospital ? <HospitalAction /> : <ContactAction to="phone" variant="line" />}
    </div>
  );
}
