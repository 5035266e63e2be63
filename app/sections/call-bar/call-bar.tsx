import { BookingAction, CallAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

/**
 * Call and Book at the foot of phones, always in reach of a thumb. On the emergency page one red
 * button, which stays away as long as the page's own is in sight.
 */
export function CallBar({ emergency = false }: { emergency?: boolean }) {
  const { labels } = useShell();
  return emergency ? (
    <nav className="call-bar call-bar-emergency" aria-label={labels.emergency}>
      <CallAction look="red">{labels.callEmergencyLine}</CallAction>
    </nav>
  ) : (
    <nav className="call-bar" aria-label={labels.callOrBook}>
      <CallAction>{labels.call}</CallAction>
      <BookingAction>{labels.bookAppointment}</BookingAction>
    </nav>
  );
}
