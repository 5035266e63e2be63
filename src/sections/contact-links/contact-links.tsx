import type { ComponentProps } from "react";
import { piecesOf } from "../../formatting/text.ts";
import { ActionLink } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";

type ContactActionProps = Pick<
  ComponentProps<typeof ActionLink>,
  "variant" | "size" | "className" | "children"
> & {
  to: "booking" | "phone" | "emergency" | "directions";
};

/** A button that books, calls or leads to the clinic; those that open another site do so in a new tab. */
export function ContactAction({ to, variant, size, className, children }: ContactActionProps) {
  const { clinic, labels } = useShell();
  const call = {
    href: clinic.phone.href,
    usualVariant: "teal",
    label: <WholeText text={labels.callNumber} />,
  } as const;
  const actions = {
    booking: { href: clinic.bookingHref, usualVariant: "sun", label: labels.bookAppointment },
    phone: call,
    emergency: { ...call, usualVariant: "red", label: labels.callEmergencyLine },
    directions: { href: clinic.directionsHref, usualVariant: "line", label: labels.getDirections },
  } as const;
  const { href, usualVariant, label } = actions[to];
  return (
    <ActionLink href={href} variant={variant ?? usualVariant} size={size} className={className}>
      {href === clinic.phone.href && <Icon name="phone" />}
      {children ?? label}
    </ActionLink>
  );
}

/** A button that calls the after-hours hospital, by its name; nothing until one is chosen. */
export function HospitalAction() {
  const { hospital } = useShell().clinic;
  return (
    hospital && (
      <ActionLink href={hospital.href} variant="line">
        <span>
          {hospital.name} <span className="whole-word">{hospital.display}</span>
        </span>
      </ActionLink>
    )
  );
}

type ContactLinkProps = {
  /** What the clinic does not have renders nothing. */
  to: "booking" | "phone" | "sms" | "email";
  /** The number or address, if there are none. */
  children?: React.ReactNode;
};

/** A link within a sentence: calls, texts, writes an email or books. */
export function ContactLink({ to, children }: ContactLinkProps) {
  const { clinic, labels } = useShell();
  if (to === "booking") {
    return <SiteLink href={clinic.bookingHref}>{children ?? labels.bookAppointment}</SiteLink>;
  }
  const contact = clinic[to];
  return contact && <SiteLink href={contact.href}>{children ?? contact.display}</SiteLink>;
}

/** A text in an element of its own, as beside an icon in a button. */
export const WholeText = ({ text }: { text: string }) => (
  <span>
    <LinkedText text={text} />
  </span>
);

/** A text with its links; phone numbers and words such as X-ray do not break. */
export function LinkedText({ text }: { text: string }): React.ReactNode {
  return piecesOf(text).map((piece, index) => {
    if (typeof piece === "string") return piece;
    const { text, href } = piece;
    const key = `${index}`;
    return href === undefined ? (
      <span key={key} className="whole-word">
        {text}
      </span>
    ) : (
      <SiteLink key={key} href={href}>
        <LinkedText text={text} />
      </SiteLink>
    );
  });
}

type LinkedParagraphProps = { text: string; className?: string | undefined };

/** A paragraph of linked text. */
export function LinkedParagraph({ text, className }: LinkedParagraphProps) {
  return (
    <p className={className}>
      <LinkedText text={text} />
    </p>
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
