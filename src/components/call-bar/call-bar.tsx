import { shell } from "virtual:shell";
import { pagePaths } from "../../addresses.ts";
import type { PageFrame } from "../../clinic/page-frame.ts";
import type { ButtonStyle } from "../../ui/button/button.tsx";
import { Icon, type IconName } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { callVariant, shortWords } from "../contacts/contacts.tsx";
import "./call-bar.css";

/** The bar at the bottom of a phone's window, within reach of the thumb: first whom to call at this hour. */
export function CallBar({ isEmergency }: Pick<PageFrame, "isEmergency">) {
  const { contacts } = shell;
  const calls = shell.calls[isEmergency ? "emergency" : "usual"];
  // Directions have room where one button calls, not beside two.
  const whenOneCall = calls.find((call) => call.labelKey === "usual" && call.isFilled)?.when;
  return (
    <nav className="call-bar" aria-label={isEmergency ? "Emergency" : "Ways to reach us"}>
      <ul role="list" className="cluster">
        {calls.map((call, index) => {
          const { href, isCall } = contacts[call.to];
          return (
            <Item
              key={index}
              href={href}
              icon={isCall ? "phone" : "pin"}
              label={shortWords(call)}
              variant={callVariant(call)}
              when={call.when}
            />
          );
        })}
        {!isEmergency && (
          <>
            <Item href={contacts.booking.href} label="Book" icon="calendar" variant="primary" />
            <Item
              href={contacts.directions.href}
              label="Directions"
              icon="pin"
              when={whenOneCall}
            />
            <Item
              href={pagePaths.emergency}
              label="Emergency"
              icon="urgent"
              className="call-bar-if-short"
            />
          </>
        )}
      </ul>
    </nav>
  );
}

type ItemProps = Pick<ButtonStyle, "variant" | "className"> & {
  href: string;
  label: string;
  icon: IconName;
  /** The states of the clinic in which it shows; without, in all. */
  when?: string | undefined;
};

const Item = ({ href, label, icon, variant = "link", className, when }: ItemProps) => (
  <li className={className} data-when={when}>
    <Link className={`call-bar-link icon-above-label button-${variant}`} href={href}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  </li>
);
