import { memo } from "react";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { LinkedText } from "../contact-links/contact-links.tsx";
import { useOpening } from "../opening-hours/clinic-clock.ts";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

type Way = { icon: IconName; label: string; href: string | undefined; look?: string };

/**
 * Call, text, book and directions, at the bottom of phones, within reach of the thumb; without what
 * the clinic does not have. On the emergency page a red button that calls and one for when nobody
 * answers, hidden while the page's own are visible. While the clinic is closed, a line above says
 * where to go.
 */
export const CallBar = memo(({ emergency = false }: { emergency?: boolean }) => {
  const { clinic, labels } = useShell();
  const call: Way = { icon: "phone", label: labels.call, href: clinic.phone.href };
  const ways: Way[] = emergency
    ? [
        { ...call, look: "action-red" },
        { icon: "pin", label: labels.afterHours, href: "#after-hours", look: "action-teal" },
      ]
    : [
        { ...call, look: "action-teal" },
        { icon: "chat", label: labels.sms, href: clinic.sms?.href },
        { icon: "calendar", label: labels.book, href: clinic.bookingHref, look: "action-sun" },
        { icon: "pin", label: labels.directions, href: clinic.directionsHref },
      ];
  return (
    <nav className="call-bar" aria-label={emergency ? labels.emergency : labels.waysToReachUs}>
      <ClosedNote />
      <ul role="list">
        {ways.map(
          ({ icon, label, href, look = "action-plain" }) =>
            href && (
              <li key={icon}>
                <SiteLink className={`call-bar-link icon-above-label ${look}`} href={href}>
                  <Icon name={icon} className="call-bar-icon" />
                  <span>{label}</span>
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
});

/** Only where pages show the hours: otherwise they do not say whether the clinic is closed. */
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
