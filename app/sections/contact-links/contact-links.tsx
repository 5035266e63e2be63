import type { ComponentProps } from "react";
import { wholeWords } from "../../formatting/whole-words.ts";
import { ActionLink } from "../../ui/action/action.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";

type ActionProps = Pick<ComponentProps<typeof ActionLink>, "look" | "size" | "children">;

/** A button to the booking page, in a new tab. */
export function BookingAction({ look = "sun", ...rest }: ActionProps) {
  const { clinic, labels } = useShell();
  return (
    <ActionLink href={clinic.bookingHref} newTabNote={labels.opensInNewTab} look={look} {...rest} />
  );
}

/** A button that calls the clinic. */
export function CallAction({ look = "teal", children, ...rest }: ActionProps) {
  const { clinic } = useShell();
  return (
    <ActionLink href={clinic.phone.href} look={look} {...rest}>
      <Icon name="phone" />
      {children}
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

/* Links within sentences. Without children they show the number or address. */

type InlineProps = { children?: React.ReactNode };

export function CallLink({ children }: InlineProps) {
  const { clinic } = useShell();
  return <SiteLink href={clinic.phone.href}>{children ?? clinic.phone.display}</SiteLink>;
}

export function SmsLink({ children }: InlineProps) {
  const { clinic } = useShell();
  return <SiteLink href={clinic.text.href}>{children ?? clinic.text.display}</SiteLink>;
}

export function EmailLink({ children }: InlineProps) {
  const { clinic } = useShell();
  return <SiteLink href={clinic.email.href}>{children ?? clinic.email.display}</SiteLink>;
}

/** Calls the after-hours hospital; renders nothing until one is chosen. */
export function HospitalLink() {
  const { hospital } = useShell().clinic;
  return hospital && <SiteLink href={hospital.href}>{hospital.display}</SiteLink>;
}

export function BookingLink({ children }: { children: React.ReactNode }) {
  const { clinic, labels } = useShell();
  return (
    <SiteLink href={clinic.bookingHref} newTabNote={labels.opensInNewTab}>
      {children}
    </SiteLink>
  );
}

/** A sentence with phone numbers and e-mail address as links; words such as X-ray do not break. */
export function LinkedText({ text }: { text: string }) {
  const { clinic } = useShell();
  const links: Record<string, React.ReactNode> = {
    [clinic.phone.display]: <CallLink />,
    [clinic.text.display]: <SmsLink />,
    [clinic.email.display]: <EmailLink />,
    ...(clinic.hospital !== undefined && { [clinic.hospital.display]: <HospitalLink /> }),
  };
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

/** A paragraph of linked text. */
export function LinkedParagraph({
  text,
  className,
}: {
  text: string;
  className?: string | undefined;
}) {
  return (
    <p className={className}>
      <LinkedText text={text} />
    </p>
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
