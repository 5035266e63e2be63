import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses/paths.ts";
import { useIsClosed } from "../../clinic/shell/clinic-clock.tsx";
import type { ButtonStyle } from "../../ui/button/button.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { words } from "../words.ts";
import "./call-bar.css";

/**
 * The bar at the bottom of a phone's window, within reach of the thumb. On the emergency page, and while
 * the clinic is closed, its links say whom to turn to first and second.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { labels, contacts } = shell;
  const { phone, sms, booking, directions, hospital } = contacts;
  const isClosed = useIsClosed();
  const isEmergency = currentPath === pagePaths.emergency;
  const isUsual = !isEmergency && !isClosed;
  const hospitalItem = hospital.isCall
    ? ({ word: labels.hospital.call, icon: "phone" } as const)
    : ({ word: labels.hospital.find, icon: "pin" } as const);
  const call = { href: phone.href, icon: "phone" } as const;
  return (
    <nav
      className="call-bar"
      aria-label={isEmergency ? labels.emergency.short : words.waysToReachUs}
    >
      <ul role="list" className="row">
        {isClosed && <Item href={hospital.href} {...hospitalItem} variant="urgent" />}
        {isClosed ? (
          <Item {...call} word={labels.call.closed} variant="outline" />
        ) : (
          <Item {...call} word={labels.call.short} variant={isEmergency ? "urgent" : "secondary"} />
        )}
        {isEmergency && !isClosed && (
          <Item href="#after-hours" word={labels.afterHours} icon="pin" variant="secondary" />
        )}
        {isUsual && sms && <Item href={sms.href} word={labels.sms} icon="chat" />}
        {!isEmergency && (
          <Item
            href={booking.href}
            word={labels.book.short}
            icon="calendar"
            variant="primary"
            when={isClosed ? "high" : undefined}
          />
        )}
        {isUsual && <Item href={directions.href} word={labels.directions.short} icon="pin" />}
        {!isEmergency && (
          <Item href={pagePaths.emergency} word={labels.emergency.short} icon="urgent" when="low" />
        )}
      </ul>
    </nav>
  );
}

type ItemProps = Pick<ButtonStyle, "variant"> & {
  href: string;
  word: string;
  icon: IconName;
  /** `low`: only in low windows, where the header scrolls away; `high`: only in higher ones. */
  when?: "low" | "high" | undefined;
};

const Item = ({ href, word, icon, variant = "link", when }: ItemProps) => (
  <li className={when && `call-bar-${when}`}>
    <Link className={`call-bar-link icon-above-label button-${variant}`} href={href}>
      <Icon name={icon} />
      <span>{word}</span>
    </Link>
  </li>
);
