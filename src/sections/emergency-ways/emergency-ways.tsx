import { ContactAction } from "../contact-links/contact-links.tsx";
import { ByHour } from "../opening-hours/by-hour.tsx";
import { useShell } from "../shell/shell.tsx";

type EmergencyWay = "emergency" | "hospital" | "hospitalSearch";

/**
 * Whom to turn to in an emergency, first to last: the clinic or, while it is closed, the hospital and,
 * until one is chosen, a search for one.
 */
export function useEmergencyWays() {
  const { hospital } = useShell().clinic;
  return (isClosed: boolean): [EmergencyWay, EmergencyWay, ...EmergencyWay[]] => {
    if (!hospital)
      return isClosed ? ["hospitalSearch", "emergency"] : ["emergency", "hospitalSearch"];
    return isClosed
      ? ["hospital", "emergency", "hospitalSearch"]
      : ["emergency", "hospital", "hospitalSearch"];
  };
}

type EmergencyWaysProps = {
  /** Where one is enough, or the first is larger above. */
  part?: "first" | "others";
  /** A link beside them. */
  children?: React.ReactNode;
};

/** Whom to turn to, as buttons, the first in red. */
export function EmergencyWays({ part, children }: EmergencyWaysProps) {
  const ways = useEmergencyWays();
  return (
    <ByHour>
      {(isClosed) => {
        const [first, ...others] = ways(isClosed);
        return (
          <div className="row">
            {part !== "others" && <ContactAction to={first} variant="urgent" />}
            {part !== "first" &&
              others.map((to) => <ContactAction key={to} to={to} variant="line" />)}
            {children}
          </div>
        );
      }}
    </ByHour>
  );
}
