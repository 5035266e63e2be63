import { pagePaths } from "../../addresses/paths.ts";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { emergencyWays } from "../emergency-ways/emergency-ways.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import { useIsClosed } from "../opening-hours/clinic-clock.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

type ItemProps = {
  way: { href: string; word: string; icon: IconName } | undefined;
  look: string;
};

/**
 * Ways to reach the clinic at the bottom of phones, within reach of the thumb; on the emergency page,
 * whom to turn to first and second. Hidden while the page's own buttons are visible.
 */
export function CallBar({ currentPath }: { currentPath: string }) {
  const { labels, ways } = useShell();
  const isClosed = useIsClosed();
  const [first] = emergencyWays(ways, isClosed);
  const afterHours = { href: "#after-hours", word: labels.afterHours, icon: "pin" } as const;
  return currentPath === pagePaths.emergency ? (
    <nav className="call-bar" aria-label={labels.emergency}>
      <ul role="list" className="row">
        <Item way={ways[first]} look="urgent" />
        {isClosed ? (
          <Item way={{ ...ways.emergency, word: labels.callEmergencyLine }} look="line" />
        ) : (
          <Item way={afterHours} look="call" />
        )}
      </ul>
    </nav>
  ) : (
    <nav className="call-bar" aria-label={labels.waysToReachUs}>
      {isClosed && (
        <p className="call-bar-closed">
          <LinkedText text={labels.closedNow} />{" "}
          <SiteLink href={pagePaths.emergency}>{labels.emergency}</SiteLink>
        </p>
      )}
      <ul role="list" className="row">
        <Item way={ways.phone} look="call" />
        <Item way={ways.sms} look="plain" />
        <Item way={ways.booking} look="lead" />
        <Item way={ways.directions} look="plain" />
      </ul>
    </nav>
  );
}

function Item({ way, look }: ItemProps) {
  return (
    way && (
      <li>
        <SiteLink className={`call-bar-link icon-above-label action-${look}`} href={way.href}>
          <Icon name={way.icon} className="call-bar-icon" />
          <span>{way.word}</span>
        </SiteLink>
      </li>
    )
  );
}
