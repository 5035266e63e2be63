import type { ComponentProps } from "react";
import { type Contact, type Text, unbrokenText } from "../../formatting/text.ts";
import { ActionLink } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Lead } from "../../ui/lead/lead.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";

type ContactActionProps = Pick<
  ComponentProps<typeof ActionLink>,
  "look" | "size" | "className" | "children"
> & {
  to: "booking" | "phone" | "emergency" | "directions";
};

/** A button that books, calls or leads to the clinic; those that open another site do so in a new tab. */
export function ContactAction({ to, look, size, className, children }: ContactActionProps) {
  const { clinic, labels } = useShell();
  const actions = {
    booking: { href: clinic.bookingHref, usualLook: "sun", label: labels.bookAppointment },
    phone: { href: clinic.phone.href, usualLook: "teal", label: labels.callNumber },
    emergency: { href: clinic.phone.href, usualLook: "red", label: labels.callEmergencyLine },
    directions: { href: clinic.directionsHref, usualLook: "line", label: labels.getDirections },
  } as const;
  const { href, usualLook, label } = actions[to];
  const isCall = href === clinic.phone.href;
  return (
    <ActionLink
      href={href}
      newTabNote={isCall ? undefined : labels.opensInNewTab}
      look={look ?? usualLook}
      size={size}
      className={className}
    >
      {isCall && <Icon name="phone" />}
      {children ?? label}
    </ActionLink>
  );
}

type ContactLinkProps = {
  /** The after-hours hospital renders nothing until one is chosen. */
  to: Contact | "booking";
  /** The number or address, if there are none. */
  children?: React.ReactNode;
};

/** A link within a sentence: calls, texts, writes an email or books. */
export function ContactLink({ to, children }: ContactLinkProps) {
  const { clinic, labels } = useShell();
  if (to === "booking") {
    return (
      <SiteLink href={clinic.bookingHref} newTabNote={labels.opensInNewTab}>
        {children ?? labels.bookAppointment}
      </SiteLink>
    );
  }
  const contact = clinic[to];
  return contact && <SiteLink href={contact.href}>{children ?? contact.display}</SiteLink>;
}

/** A text with phone numbers and email address as links; words such as X-ray do not break, nor does the street. */
export function LinkedText({ text }: { text: Text }) {
  return text.map((piece, index) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text keep their order
      <span key={index} className={piece.keep && `whole-${piece.keep}`}>
        {piece.to === undefined ? (
          piece.text
        ) : (
          <ContactLink to={piece.to}>{piece.text}</ContactLink>
        )}
      </span>
    ),
  );
}

type LinkedParagraphProps = { text: Text; className?: string | undefined };

/** A paragraph of linked text. */
export function LinkedParagraph({ text, className }: LinkedParagraphProps) {
  return (
    <p className={className}>
      <LinkedText text={text} />
    </p>
  );
}

/** A lead of linked text. */
export function LinkedLead({ text }: { text: Text }) {
  return (
    <Lead text={unbrokenText(text)}>
      <LinkedText text={text} />
    </Lead>
  );
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
