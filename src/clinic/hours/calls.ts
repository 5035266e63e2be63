import type { lineAnswered } from "../clinic.ts";
import { type OpeningState, openingStates } from "./opening-state.ts";

/** The emergency page, its first screen, and its end, where both buttons are phone links (specification, §2). */
export type CallPlace = "usual" | "emergency" | "emergencyHead" | "emergencyEnd";

type Call = {
  to: "phone" | "hospital";
  /** How labels.yaml names a call to the clinic. */
  words?: "button" | "emergency" | "closed";
  /** Whether its button has a color: the first at most, and the clinic's only if somebody answers. */
  isFilled?: boolean;
};

export type Lines = {
  answered: (typeof lineAnswered)[number];
  /** Whether a hospital is named. If not, `hospital` is a search for one. */
  hasHospital: boolean;
};

/** Whom to call in a state of the clinic, first to last. */
function callsFor(state: OpeningState, place: CallPlace, lines: Lines): Call[] {
  const isUsual = place === "usual";
  const isHead = place === "emergencyHead";
  const clinic: Call = { to: "phone", words: isUsual ? "button" : "emergency" };
  const elsewhere: Call =
    place === "emergencyEnd" && !lines.hasHospital
      ? { to: "phone", words: "button" }
      : { to: "hospital" };
  const isAnswered = state === "open" || lines.answered === "day-and-night";
  if (isAnswered) return [{ ...clinic, isFilled: true }, ...(isUsual ? [] : [elsewhere])];
  // The specification has a red button there (§2); beside it stands when it is answered.
  if (state === "unknown") return [{ ...clinic, isFilled: isHead }, elsewhere];
  return [
    { ...elsewhere, isFilled: elsewhere.to === "hospital" },
    { to: "phone", words: isHead ? "emergency" : "closed" },
  ];
}

/** `when` names the states in which a button for it shows (src/styles/modes.css). */
export type ShownCall = Call & { when: string };

/** The calls of all states, those of each in order. */
export function callsByState(place: CallPlace, lines: Lines): ShownCall[] {
  const states = new Map<string, OpeningState[]>();
  for (const state of openingStates) {
    const calls = JSON.stringify(callsFor(state, place, lines));
    states.set(calls, [...(states.get(calls) ?? []), state]);
  }
  return Array.from(states, ([calls, names]) =>
    (JSON.parse(calls) as Call[]).map((call) => ({ ...call, when: names.join(" ") })),
  ).flat();
}
