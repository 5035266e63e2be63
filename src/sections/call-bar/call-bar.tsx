import { pagePaths } from "../../addresses/paths.ts";
import type { Contact } from "../../site/loaders/load-shell.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { useOpening } from "../clinic-clock/clinic-clock.tsx";
import { emergencyOrder } from "../emergency-buttons/emergency-buttons.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

type Item = Pick<Contact, "href" | "variant"> & { word: string; icon: IconName };

/**
 * Ways to reach the clinic at the bottom of phones, within reach of the thumb; on the emergency page,
 * whom to turn to first and second. Hidden while the page's own buttons are visible.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { labels, contacts } = useShell();
  const opening = useOpening();
  const isClosed = opening?.isOpen === false;
  const isEmergency = currentPath === pagePaths.emergency;
  const first = contacts[emergencyOrder(contacts, isClosed)[0]];
  const second: Item = isClosed
    ? { ...contacts.emergency, word: labels.callEmergencyLine, variant: "outline" }
    : { href: "#after-hours", word: labels.afterHours, icon: "pin", variant: "secondary" };
  const items: readonly (Item | undefined)[] = isEmergency
    ? [first && { ...first, variant: "urgent" }, second]
    : [contacts.phone, contacts.sms, contacts.booking, contacts.directions];
  return (
    <nav className="call-bar" aria-label={isEmergency ? labels.emergency : "Ways to reach us"}>
      {isClosed && !isEmergency && (
        <p className="call-bar-closed">
          {opening?.line} <RichText text={labels.closedNow} />{" "}
          <Link href={pagePaths.emergency}>{labels.emergency}</Link>
        </p>
      )}
      <ul role="list" className="row">
        {items
          .filter((item) => item !== undefined)
          .map(({ href, word, icon, variant = "link" }) => (
            <li key={href}>
              <Link className={`call-bar-link icon-above-label action-${variant}`} href={href}>
                <Icon name={icon} className="call-bar-icon" />
                <span>{word}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
