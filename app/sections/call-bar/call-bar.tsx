import { memo } from "react";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { CallAction, LinkedText } from "../contact-links/contact-links.tsx";
import { useOpening } from "../opening-hours/opening-hours.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

/**
 * Call, text, book and directions, fixed to the bottom on phones, within reach of the thumb. On the
 * emergency page a single red button, hidden while the page's own is visible. While the clinic is
 * closed, a line above says where to go.
 */
export const CallBar = memo(({ emergency = false }: { emergency?: boolean }) => {
  const { clinic, labels } = useShell();
  if (emergency) {
    return (
      <nav className="call-bar call-bar-emergency" aria-label={labels.emergency}>
        <ClosedNote />
        <CallAction look="red">{labels.callEmergencyLine}</CallAction>
      </nav>
    );
  }
  return (
    <>
      <nav className="call-bar" aria-label={labels.waysToUs}>
        <ClosedNote />
        <ul role="list">
          <Way href={clinic.phone.href} icon="phone" words={labels.call} />
          <Way href={clinic.text.href} icon="chat" words={labels.text} />
          <Way href={clinic.bookingHref} icon="calendar" words={labels.book} newTab />
          <Way href={clinic.directionsHref} icon="pin" words={labels.directions} newTab />
        </ul>
      </nav>
      <div className="call-bar-room" />
    </>
  );
});

/** One of the four ways: an icon and a label. */
function Way({
  href,
  icon,
  words,
  newTab = false,
}: {
  href: string;
  icon: IconName;
  words: string;
  newTab?: boolean;
}) {
  const { labels } = useShell();
  return (
    <li className={`call-bar-${icon}`}>
      <SiteLink href={href} newTabNote={newTab ? labels.opensInNewTab : undefined}>
        <Icon name={icon} />
        <span>{words}</span>
      </SiteLink>
    </li>
  );
}

/** Only if the hours are confirmed: otherwise nobody knows whether the clinic is closed. */
function ClosedNote() {
  const { clinic, labels, emergency } = useShell();
  const { isOpen } = useOpening(clinic.hours);
  return (
    isOpen === false && (
      <p className="call-bar-closed">
        <LinkedText text={labels.closedNow} />{" "}
        <SiteLink href={emergency.path}>{labels.emergency}</SiteLink>
      </p>
    )
  );
}
