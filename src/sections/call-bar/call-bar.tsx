import { memo } from "react";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { LinkedText } from "../contact-links/contact-links.tsx";
import { useOpening } from "../opening-hours/clinic-clock.ts";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

/**
 * Call, text, book and directions, at the bottom of phones, within reach of the thumb; without what
 * the clinic does not have. On the
 * emergency page a red button that calls and one for when nobody answers, hidden while the page's
 * own are visible. While the clinic is closed, a line above says where to go.
 */
export const CallBar = memo(({ emergency = false }: { emergency?: boolean }) => {
  const { clinic, labels } = useShell();
  if (emergency) {
    return (
      <nav className="call-bar call-bar-emergency" aria-label={labels.emergency}>
        <ClosedNote />
        <ul role="list">
          <CallBarItem
            href={clinic.phone.href}
            icon="phone"
            label={labels.call}
            variant="action-red"
          />
          <CallBarItem
            href="#after-hours"
            icon="pin"
            label={labels.afterHours}
            variant="action-teal"
          />
        </ul>
      </nav>
    );
  }
  return (
    <nav className="call-bar" aria-label={labels.waysToReachUs}>
      <ClosedNote />
      <ul role="list">
        <CallBarItem
          href={clinic.phone.href}
          icon="phone"
          label={labels.call}
          variant="action-teal"
        />
        {clinic.sms && <CallBarItem href={clinic.sms.href} icon="chat" label={labels.sms} />}
        {clinic.bookingHref && (
          <CallBarItem
            href={clinic.bookingHref}
            icon="calendar"
            label={labels.book}
            variant="action-sun"
          />
        )}
        <CallBarItem href={clinic.directionsHref} icon="pin" label={labels.directions} />
      </ul>
    </nav>
  );
});

type CallBarItemProps = {
  href: string;
  icon: IconName;
  label: string;
  variant?: string;
};

function CallBarItem({ href, icon, label, variant = "call-bar-plain" }: CallBarItemProps) {
  return (
    <li>
      <SiteLink className={`call-bar-link icon-above-label ${variant}`} href={href}>
        <Icon name={icon} className="call-bar-icon" />
        <span>{label}</span>
      </SiteLink>
    </li>
  );
}

/** Only if the hours are confirmed: otherwise nobody knows whether the clinic is closed. */
function ClosedNote() {
  const { labels, emergency } = useShell();
  return (
    useOpening()?.isOpen === false && (
      <p className="call-bar-closed">
        <LinkedText text={labels.closedNow} />{" "}
        <SiteLink href={emergency.path}>{labels.emergency}</SiteLink>
      </p>
    )
  );
}
