import type { Ways } from "../../site/load-shell.ts";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { ByHour } from "../opening-hours/by-hour.tsx";
import { useShell } from "../shell/shell.tsx";

/**
 * Whom to turn to in an emergency, first and second: the clinic and the hospital or, until one is
 * chosen, a search for one. While the clinic is closed, it comes second.
 */
export function emergencyWays(ways: Ways, isClosed: boolean) {
  const elsewhere = ways.hospital ? "hospital" : "hospitalSearch";
  return isClosed ? ([elsewhere, "emergency"] as const) : (["emergency", elsewhere] as const);
}

type EmergencyWaysProps = {
  /** `first`: where one is enough; `calls`: the clinic's number takes the place of a search. */
  part?: "first" | "calls";
  /** A link beside them. */
  children?: React.ReactNode;
};

/** Whom to turn to, as buttons, the first in red. */
export function EmergencyWays({ part, children }: EmergencyWaysProps) {
  const { ways } = useShell();
  return (
    <ByHour>
      {(isClosed) => {
        const [first, second] = emergencyWays(ways, isClosed);
        const isSearch = second === "hospitalSearch";
        return (
          <div className="row">
            <ContactAction to={first} variant="urgent" />
            {part !== "first" && (
              <ContactAction
                to={part === "calls" && isSearch ? "phone" : second}
                variant="outline"
              />
            )}
            {children}
          </div>
        );
      }}
    </ByHour>
  );
}
