import { pagePaths } from "../../addresses/paths.ts";
import { useIsClosed } from "../../shell/clinic-clock.tsx";
import { useShell } from "../../shell/shell.tsx";
import type { Contact } from "../../site/loaders/load-shell.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { emergencyOrder } from "../contacts/contacts.tsx";
import "./call-bar.css";

type Item = Pick<Contact, "href" | "variant"> & {
  word: string;
  icon: IconName;
  /** In low windows alone, where the header scrolls away, or where there is room. */
  when?: "low" | "high";
};

/**
 * On phones, within reach of the thumb. In an emergency, and while the clinic is closed, it says whom to
 * turn to first and second.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { labels, contacts } = useShell();
  const isClosed = useIsClosed();
  const isEmergency = currentPath === pagePaths.emergency;
  const { phone, sms, booking, directions, anyway } = contacts;
  const inEmergency: readonly Item[] = [
    { ...contacts[emergencyOrder(isClosed)[0]], variant: "urgent" },
    isClosed
      ? anyway
      : { href: "#after-hours", word: labels.afterHours, icon: "pin", variant: "secondary" },
  ];
  const book: Item = isClosed ? { ...booking, when: "high" } : booking;
  const items: readonly (Item | undefined)[] = [
    ...(isClosed ? [...inEmergency, book] : [phone, sms, book, directions]),
    { href: pagePaths.emergency, word: labels.emergency, icon: "urgent", when: "low" },
  ];
  return (
    <nav className="call-bar" aria-label={isEmergency ? labels.emergency : "Ways to reach us"}>
      <ul role="list" className="row">
        {(isEmergency ? inEmergency : items)
          .filter((item) => item !== undefined)
          .map(({ href, word, icon, variant = "link", when }) => (
            <li key={href} className={when && `call-bar-${when}`}>
              <Link className={`call-bar-link icon-above-label action-${variant}`} href={href}>
                <Icon name={icon} />
                <span>{word}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
