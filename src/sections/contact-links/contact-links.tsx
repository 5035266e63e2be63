import { piecesOf } from "../../formatting/text.ts";
import type { Shell } from "../../site/load-shell.ts";
import { ActionLink, type ActionLook } from "../../ui/action/action.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";

type Way = {
  href: string;
  /** In a sentence: a number, an address, or what the link does. */
  text: string;
  /** On a button, if it is not the text. */
  label?: string;
  /** Below an icon. */
  word?: string;
  icon?: IconName;
  variant?: ActionLook["variant"];
};

/** Ways to reach the clinic, and whoever helps while it is closed. A way that it lacks is undefined. */
export function waysOf({ clinic, labels }: Shell) {
  const { phone, sms, email, hospital, hospitalSearch } = clinic;
  const call = {
    href: phone.href,
    text: phone.display,
    label: labels.callNumber,
    word: labels.call,
    icon: "phone",
    variant: "call",
  } as const;
  return {
    phone: call,
    emergency: { ...call, label: labels.callEmergencyLine, variant: "urgent" },
    sms: sms && { href: sms.href, text: sms.display, word: labels.sms, icon: "chat" },
    email: { href: email.href, text: email.display },
    booking: {
      href: clinic.bookingHref,
      text: labels.bookAppointment,
      word: labels.book,
      icon: "calendar",
      variant: "lead",
    },
    directions: {
      href: clinic.directionsHref,
      text: labels.getDirections,
      word: labels.directions,
      icon: "pin",
    },
    hospital: hospital && {
      href: hospital.href,
      text: `${hospital.name} ${hospital.display}`,
      word: labels.callHospital,
      icon: "phone",
    },
    hospitalSearch: {
      href: hospitalSearch.href,
      text: hospitalSearch.label,
      word: labels.findHospital,
      icon: "pin",
    },
  } satisfies Record<string, Way | undefined>;
}

type WayName = keyof ReturnType<typeof waysOf>;

const useWay = (name: WayName): Way | undefined => waysOf(useShell())[name];

/** A way that the clinic lacks renders nothing. The children replace its usual words. */
type ContactProps = { to: WayName; children?: React.ReactNode };

/** A button that calls, books or leads somewhere. */
export function ContactAction({ to, children, ...look }: ContactProps & ActionLook) {
  const way = useWay(to);
  return (
    way && (
      <ActionLink href={way.href} variant={way.variant} {...look}>
        {way.icon === "phone" && <Icon name="phone" />}
        {/* In one piece beside an icon. */}
        <span>{children ?? <LinkedText text={way.label ?? way.text} />}</span>
      </ActionLink>
    )
  );
}

/** A link within a sentence. */
export function ContactLink({ to, children }: ContactProps) {
  const way = useWay(to);
  return way && <SiteLink href={way.href}>{children ?? <LinkedText text={way.text} />}</SiteLink>;
}

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
