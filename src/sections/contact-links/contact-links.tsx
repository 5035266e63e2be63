import type { ComponentProps } from "react";
import { keepWhole, wholeWords } from "../../formatting/whole-words.ts";
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
  to: "phone" | "text" | "email" | "hospital" | "booking";
  /** The number or address, if there are none. */
  children?: React.ReactNode;
};

/** A link within a sentence: calls, texts, writes an e-mail or books. */
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

/** A sentence with phone numbers and e-mail address as links; words such as X-ray do not break, nor does the street. */
export function LinkedText({ text }: { text: string }) {
  const { clinic } = useShell();
  const links: Record<string, React.ReactNode> = {};
  // Calls come first: where one number takes calls and texts, a sentence with it means a call.
  for (const to of ["phone", "hospital", "text", "email"] as const) {
    const contact = clinic[to];
    if (contact !== undefined) links[contact.display] ??= <ContactLink to={to} />;
  }
  const { street, city, region, postalCode } = clinic.address;
  // With its comma, which would otherwise begin the next line.
  const places = [`${street},`, street, `${city}, ${region} ${postalCode}`];
  const patterns = [...[...Object.keys(links), ...places].map(escapePattern), wholeWords];
  const classOf = (part: string) => {
    // An e-mail address may break anywhere.
    if (part === clinic.email.display) return undefined;
    return places.includes(part) ? "whole-line" : "whole-word";
  };
  // Matches and the text between them take turns.
  return text.split(new RegExp(`(${patterns.join("|")})`)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence keep their order
      <span key={index} className={classOf(part)}>
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

/** A lead of linked text. */
export function LinkedLead({ text }: { text: string }) {
  return (
    <Lead text={keepWhole(text)}>
      <LinkedText text={text} />
    </Lead>
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
