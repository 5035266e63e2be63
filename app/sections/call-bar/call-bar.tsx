import { BookingAction, CallAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./call-bar.css";

/** Call and Book at the foot of phones, always in reach of a thumb. */
export function CallBar({ emergency = false }: { emergency?: boolean }) {
  const { labels } = useShell();
  return (
    <nav className="call-bar" aria-label={labels.callOrBook}>
      {emergency ? (
        <CallAction look="red">{labels.callEmergencyLine}</CallAction>
      ) : (
        <>
          <CallAction>{labels.call}</CallAction>
          <BookingAction>{labels.bookAppointment}</BookingAction>
        </>
      )}
    </nav>
  );
}
