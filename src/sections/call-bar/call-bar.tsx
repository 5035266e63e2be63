import { pagePaths } from "../../addresses/paths.ts";
import type { ActionLook } from "../../ui/action/action.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { emergencyWays } from "../emergency-ways/emergency-ways.tsx";
import { LinkedText } from "../linked-text/linked-text.tsx";
import { useIsClosed } from "../opening-hours/clinic-clock.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

type ItemProps = {
  way: { href: string; word: string; icon: IconName } | undefined;
  variant: NonNullable<ActionLook["variant"]>;
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
        <Item way={ways[first]} variant="urgent" />
        {isClosed ? (
          <Item way={{ ...ways.emergency, word: labels.callEmergencyLine }} variant="outline" />
        ) : (
          <Item way={afterHours} variant="secondary" />
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
        <Item way={ways.phone} variant="secondary" />
        <Item way={ways.sms} variant="link" />
        <Item way={ways.booking} variant="primary" />
        <Item way={ways.directions} variant="link" />
      </ul>
    </nav>
  );
}

function Item({ way, variant }: ItemProps) {
  return (
    way && (
      <li>
        <SiteLink className={`call-bar-link icon-above-label action-${variant}`} href={way.href}>
          <Icon name={way.icon} className="call-bar-icon" />
          <span>{way.word}</span>
        </SiteLink>
      </li>
    )
  );
}
