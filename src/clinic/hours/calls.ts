import type { emergencyLineHours } from "../clinic.ts";

type Call = {
  to: "phone" | "hospital";
  /** How labels.yaml names a call to the clinic. */
  labelKey?: "usual" | "emergency" | "closed";
  /** Whether its button has a color: the first at most, and never the clinic's while nobody answers. */
  isFilled?: boolean;
};
/**
 * `when` names the states of the clinic in which a button for it shows (src/styles/states.css). The state is `unknown`
 * without script, on paper, and if the clinic gives no hours.
 */
export type ShownCall = Call & { when: string };

const showWhen = (when: string, ...calls: Call[]): ShownCall[] =>
  calls.map((call) => ({ ...call, when }));

/** Whom to call in each state, first to last. */
export function callsByState(lineHours: (typeof emergencyLineHours)[number]) {
  const callUs: Call = { to: "phone", labelKey: "usual" };
  const callUsRed: Call = { to: "phone", labelKey: "emergency", isFilled: true };
  const hospital: Call = { to: "hospital" };
  if (lineHours === "day-and-night") {
    const always = "unknown open closed";
    return {
      usual: showWhen(always, { ...callUs, isFilled: true }),
      emergency: showWhen(always, callUsRed, hospital),
    };
  }
  const filled = { ...hospital, isFilled: true };
  const closed = showWhen("closed", filled, { to: "phone", labelKey: "closed" });
  return {
    usual: [
      ...showWhen("unknown", callUs, hospital),
      ...showWhen("open", { ...callUs, isFilled: true }),
      ...closed,
    ],
    // The specification has a red button (§2), also if nobody knows the hour.
    emergency: [
      ...showWhen("unknown open", callUsRed),
      ...showWhen("unknown", hospital),
      ...showWhen("open", hospital),
      ...closed,
    ],
  };
}
