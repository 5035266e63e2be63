import { RichText } from "../../rich-text/rich-text.tsx";
import { ByOpeningState, useIsClosed } from "../../shell/clinic-clock.tsx";
import { useShell } from "../../shell/shell.tsx";
import type { Contact, Contacts } from "../../site/loaders/load-shell.ts";
import { ActionLink, type ActionStyle } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";

/** A contact that the clinic lacks renders nothing. The children replace its usual words. */
type ContactProps = { to: keyof Contacts; children?: React.ReactNode };

/**
 * A button that calls, books or leads somewhere. While the clinic is closed, none that calls it is filled,
 * and a large one says so.
 */
export function ContactAction({ to, children, ...style }: ContactProps & ActionStyle) {
  const { contacts } = useShell();
  const contact: Contact | undefined = contacts[to];
  const callsInVain = useIsClosed() && contact?.href === contacts.phone.href;
  if (contact === undefined) return null;
  const { variant = contact.variant, size } = style;
  // One element, so that the words stay together beside the icon.
  const words = <span>{children ?? <RichText text={contact.label ?? contact.text} />}</span>;
  return (
    <ActionLink
      {...style}
      href={contact.href}
      variant={callsInVain && variant !== "link" ? "outline" : variant}
    >
      {contact.icon === "phone" && <Icon name="phone" />}
      {to === "phone" && size !== "small" ? (
        <ByOpeningState>{(isClosed) => (isClosed ? contacts.anyway.label : words)}</ByOpeningState>
      ) : (
        words
      )}
    </ActionLink>
  );
}

export function ContactLink({ to, children }: ContactProps) {
  const contact = useShell().contacts[to];
  return contact && <Link href={contact.href}>{children ?? <RichText text={contact.text} />}</Link>;
}

/** The clinic's address, on one line or on two. */
export function Address() {
  const { street, town } = useShell().clinic.address;
  return (
    <>
      <span className="whole-line">{`${street},`}</span> <span className="whole-line">{town}</span>
    </>
  );
}

/** Whom to turn to in an emergency, first and second. While the clinic is closed, it comes second. */
export const emergencyOrder = (isClosed: boolean) =>
  isClosed ? (["elsewhere", "anyway"] as const) : (["emergency", "elsewhere"] as const);

type EmergencyButtonsProps = {
  /** Whether both call: the clinic's number takes the place of a search. */
  bothCall?: boolean;
  /** A link beside them. */
  children?: React.ReactNode;
};

/** Whom to turn to, as buttons, the first in red. */
export function EmergencyButtons({ bothCall, children }: EmergencyButtonsProps) {
  const { contacts } = useShell();
  return (
    <ByOpeningState>
      {(isClosed) => {
        const [first, second] = emergencyOrder(isClosed);
        const isSearch = contacts[second].href === contacts.hospitalSearch.href;
        return (
          <div className="row">
            <ContactAction to={first} variant="urgent" />
            <ContactAction to={bothCall && isSearch ? "phone" : second} variant="outline" />
            {children}
          </div>
        );
      }}
    </ByOpeningState>
  );
}
