import { clinicTime } from "../../hours/clinic-time.ts";

/** Dates such as `2026-07-01`, inclusive, in the clinic's time zone. */
export type NoticeDays = { from: string; until: string };

/**
 * The index of the first notice in effect at an instant.
 * @returns -1 if there is none
 * @throws {RangeError} if the browser does not know the clinic's time zone
 */
export function currentNotice(notices: readonly NoticeDays[], instant: Date): number {
  const { date } = clinicTime(instant);
  return notices.findIndex(({ from, until }) => from <= date && date <= until);
}
