import { pagePaths } from "../../addresses/paths.ts";
import type { ActionStyle } from "../../ui/action/action.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { useOpening } from "../clinic-clock/clinic-clock.tsx";
import { emergencyOrder } from "../emergency-buttons/emergency-buttons.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

type ItemProps = {
  contact: { href: string; word: string; icon: IconName } | undefined;
  variant: NonNullable<ActionStyle["variant"]>;
};

/**
 * Ways to reach the clinic at the bottom of phones, within reach of the thumb; on the emergency page,
 * whom to turn to first and second. Hidden while the page's own buttons are visible.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { labels, contacts } = useShell();
  const opening = useOpening();
  const isClosed = opening?.isOpen === false;
  const [first] = emergencyOrder(contacts, isClosed);
  const afterHours = { href: "#after-hours", word: labels.afterHours, icon: "pin" } as const;
  return currentPath === pagePaths.emergency ? (
    <nav className="call-bar" aria-label={labels.emergency}>
      <ul role="list" className="row">
        <Item contact={contacts[first]} variant="urgent" />
        {isClosed ? (
          <Item
            contact={{ ...contacts.emergency, word: labels.callEmergencyLine }}
            variant="outline"
          />
        ) : (
          <Item contact={afterHours} variant="secondary" />
        )}
      </ul>
    </nav>
  ) : (
    <nav className="call-bar" aria-label="Ways to reach us">
      {isClosed && (
        <p className="call-bar-closed">
          {opening?.line} <RichText text={labels.closedNow} />{" "}
          <Link href={pagePaths.emergency}>{labels.emergency}</Link>
        </p>
      )}
      <ul role="list" className="row">
        <Item contact={contacts.phone} variant="secondary" />
        <Item contact={contacts.sms} variant="link" />
        <Item contact={contacts.booking} variant="primary" />
        <Item contact={contacts.directions} variant="link" />
      </ul>
    </nav>
  );
}

function Item({ contact, variant }: ItemProps) {
  return (
    contact && (
      <li>
        <Link className={`call-bar-link icon-above-label action-${variant}`} href={contact.href}>
          <Icon name={contact.icon} className="call-bar-icon" />
          <span>{contact.word}</span>
        </Link>
      </li>
    )
  );
}
