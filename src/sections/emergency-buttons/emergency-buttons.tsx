import type { Contacts } from "../../site/loaders/load-shell.ts";
import { ByOpeningState } from "../clinic-clock/by-opening-state.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";

/**
 * Whom to turn to in an emergency, first and second: the clinic and the hospital or, until one is
 * chosen, a search for one. While the clinic is closed, it comes second.
 */
export function emergencyOrder(contacts: Contacts, isClosed: boolean) {
  const elsewhere = contacts.hospital ? "hospital" : "hospitalSearch";
  return isClosed ? ([elsewhere, "anyway"] as const) : (["emergency", elsewhere] as const);
}

type EmergencyButtonsProps = {
  /** Whether both call: the clinic's number takes the place of a search. */
  bothCall?: boolean;
  /** A link beside them. */
  children?: React.ReactNode;
};

/** Whom to turn to, as buttons, the first in red. */
export function EmergencyButtons({ bothCall, children }: EmergencyButtonsProps) {
  const { contacts } = useShell();
  return (
    <ByOpeningState>
      {(isClosed) => {
        const [first, second] = emergencyOrder(contacts, isClosed);
        const isSearch = second === "hospitalSearch";
        return (
          <div className="row">
            <ContactAction to={first} variant="urgent" />
            <ContactAction to={bothCall && isSearch ? "phone" : second} variant="outline" />
            {children}
          </div>
        );
      }}
    </ByOpeningState>
  );
}
