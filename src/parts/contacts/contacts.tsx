import { shell } from "virtual:shell";
import { ByOpeningState, useIsClosed } from "../../clinic/shell/clinic-clock.tsx";
import type { Contacts } from "../../clinic/shell/load-shell.ts";
import { ButtonLink, type ButtonStyle } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

/** If the clinic lacks the contact, such as texting, nothing renders. Children replace its usual words. */
type ContactProps = { to: keyof Contacts; children?: React.ReactNode };

/** How a contact's button looks, unless the page says otherwise. Contacts not listed get an outline. */
const variants: { [To in keyof Contacts]?: ButtonStyle["variant"] } = {
  phone: "secondary",
  booking: "primary",
  schedule: "primary",
};

export const isCall = ({ href }: { href: string }) => href.startsWith("tel:");

/**
 * A button that calls, books or leads somewhere. While the clinic is closed, a button that calls the clinic
 * gets an outline instead of a color, and a large one says that it is closed.
 */
export function ContactButton({ to, children, ...style }: ContactProps & ButtonStyle) {
  const { contacts, labels } = shell;
  const contact = contacts[to];
  const callsInVain = useIsClosed() && contact?.href === contacts.phone.href;
  if (contact === undefined) return null;
  const { variant = variants[to], size } = style;
  const text = to === "phone" ? labels.callNumber : contact.text;
  // A span around all words keeps them together beside the icon.
  const words = <span>{children ?? <RichText text={text} />}</span>;
  return (
    <ButtonLink
      {...style}
      href={contact.href}
      variant={callsInVain && variant !== "link" ? "outline" : variant}
    >
      {isCall(contact) && <Icon name="phone" />}
      {to === "phone" && size !== "small" ? (
        <ByOpeningState>{(isClosed) => (isClosed ? labels.callAnyway : words)}</ByOpeningState>
      ) : (
        words
      )}
    </ButtonLink>
  );
}

export function ContactLink({ to, children }: ContactProps) {
  const contact = shell.contacts[to];
  return contact && <Link href={contact.href}>{children ?? <RichText text={contact.text} />}</Link>;
}

/** The clinic's address, on one line or on two. */
export function Address() {
  const { street, cityLine } = shell.clinic.address;
  return (
    <>
      <span className="whole-line">{`${street},`}</span>{" "}
      <span className="whole-line">{cityLine}</span>
    </>
  );
}

type EmergencyButtonsProps = {
  /** Both buttons call: if the second would search for a hospital, it calls the clinic's number instead. */
  bothCall?: boolean;
  children?: React.ReactNode;
};

/**
 * Whom to turn to in an emergency: two buttons, the first of them red. While the clinic is closed, the first
 * is the hospital, and the second calls the clinic.
 */
export function EmergencyButtons({ bothCall, children }: EmergencyButtonsProps) {
  const { contacts, labels } = shell;
  const second = bothCall && !isCall(contacts.hospital) ? "phone" : "hospital";
  return (
    <ByOpeningState>
      {(isClosed) => (
        <div className="row">
          <ContactButton to={isClosed ? "hospital" : "emergencyLine"} variant="urgent" />
          <ContactButton to={isClosed ? "emergencyLine" : second} variant="outline">
            {isClosed ? labels.callAnyway : undefined}
          </ContactButton>
          {children}
        </div>
      )}
    </ByOpeningState>
  );
}
