import type { ComponentProps } from "react";
import { wholeWords } from "../../formatting/whole-words.ts";
import { ActionLink } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";

type ActionProps = Pick<ComponentProps<typeof ActionLink>, "look" | "size" | "children">;

/** A button to the booking page, in a new tab. */
export function BookingAction({ look = "sun", size, children }: ActionProps) {
  const { clinic, labels } = useShell();
  return (
    <ActionLink href={clinic.bookingHref} newTabNote={labels.opensInNewTab} look={look} size={size}>
      {children ?? labels.bookAppointment}
    </ActionLink>
  );
}

/** A button that calls the clinic; red in an emergency. */
export function CallAction({
  emergency = false,
  look = emergency ? "red" : "teal",
  size,
  children,
}: ActionProps & { emergency?: boolean }) {
  const { clinic, labels } = useShell();
  return (
    <ActionLink href={clinic.phone.href} look={look} size={size}>
      <Icon name="phone" />
      {children ?? (emergency ? labels.callEmergencyLine : labels.callNumber)}
    </ActionLink>
  );
}

/** A button to directions on the map, in a new tab. */
export function DirectionsAction() {
  const { clinic, labels } = useShell();
  return (
    <ActionLink href={clinic.directionsHref} newTabNote={labels.opensInNewTab}>
      {labels.getDirections}
    </ActionLink>
  );
}

/* Links within sentences. */

export function BookingLink({ children }: { children: React.ReactNode }) {
  const { clinic, labels } = useShell();
  return (
    <SiteLink href={clinic.bookingHref} newTabNote={labels.opensInNewTab}>
      {children}
    </SiteLink>
  );
}

type ContactLinkProps = {
  /** The after-hours hospital renders nothing until one is chosen. */
  to: "phone" | "text" | "email" | "hospital";
  /** The number or address, if there are none. */
  children?: React.ReactNode;
};

/** Calls, texts or writes an e-mail. */
export function ContactLink({ to, children }: ContactLinkProps) {
  const contact = useShell().clinic[to];
  return contact && <SiteLink href={contact.href}>{children ?? contact.display}</SiteLink>;
}

/** A sentence with phone numbers and e-mail address as links; words such as X-ray do not break. */
export function LinkedText({ text }: { text: string }) {
  const { clinic } = useShell();
  const links: Record<string, React.ReactNode> = {};
  for (const to of ["phone", "text", "email", "hospital"] as const) {
    const contact = clinic[to];
    if (contact !== undefined) links[contact.display] = <ContactLink to={to} />;
  }
  const patterns = [...Object.keys(links).map(escapePattern), wholeWords];
  // Matches and the text between them take turns.
  return text.split(new RegExp(`(${patterns.join("|")})`)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence keep their order
      <span key={index} className="whole-word">
        {links[part] ?? part}
      </span>
    ),
  );
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

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
