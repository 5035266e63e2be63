import { ByOpeningState } from "../clinic-clock/by-opening-state.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";

/** Whom to turn to in an emergency, first and second. While the clinic is closed, it comes second. */
export const emergencyOrder = (isClosed: boolean) =>
  isClosed ? (["elsewhere", "anyway"] as const) : (["emergency", "elsewhere"] as const);

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
        const [first, second] = emergencyOrder(isClosed);
        const isSearch = contacts[second].href === contacts.hospitalSearch.href;
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
