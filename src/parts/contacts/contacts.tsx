import { shell } from "virtual:shell";
import { ByOpeningState, useIsClosed } from "../../clinic/shell/clinic-clock.tsx";
import type { Contacts } from "../../clinic/shell/load-shell.ts";
import { ButtonLink, type ButtonStyle } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

/** If the clinic lacks the contact, such as texting, nothing renders. Children replace its usual words. */
export type ContactProps = { to: keyof Contacts; children?: React.ReactNode };

/** How a contact's button looks, unless the page says otherwise. Contacts not listed get an outline. */
const variants: { [To in keyof Contacts]?: ButtonStyle["variant"] } = {
  phone: "secondary",
  booking: "primary",
};

/**
 * A button that calls, books or leads somewhere. While the clinic is closed, a button that calls the clinic
 * gets an outline instead of a color and, if it has no words of its own, says that it is closed.
 */
export function ContactButton({ to, children, ...style }: ContactProps & ButtonStyle) {
  const { contacts, labels } = shell;
  const contact = contacts[to];
  const callsInVain = useIsClosed() && to === "phone";
  if (contact === undefined) return null;
  const { variant = variants[to] } = style;
  const words = children ?? <RichText text={to === "phone" ? labels.call.button : contact.text} />;
  return (
    <ButtonLink
      {...style}
      href={contact.href}
      variant={callsInVain && variant !== "link" ? "outline" : variant}
    >
      {contact.isCall && <Icon name="phone" />}
      {to === "phone" && children === undefined ? (
        <ByOpeningState>
          {(isClosed) => (isClosed ? labels.call.closed : <span>{words}</span>)}
        </ByOpeningState>
      ) : (
        // A span around all words keeps them together beside the icon.
        <span>{words}</span>
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
  const other = bothCall && !contacts.hospital.isCall ? "phone" : "hospital";
  const whileOpen = [{ to: "phone", children: labels.call.emergency }, { to: other }] as const;
  const whileClosed = [{ to: "hospital" }, { to: "phone", children: labels.call.closed }] as const;
  return (
    <ByOpeningState>
      {(isClosed) => {
        const [first, second] = isClosed ? whileClosed : whileOpen;
        return (
          <div className="row">
            <ContactButton {...first} variant="urgent" />
            <ContactButton {...second} variant="outline" />
            {children}
          </div>
        );
      }}
    </ByOpeningState>
  );
}
