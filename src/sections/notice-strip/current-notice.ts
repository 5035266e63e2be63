import { clinicTime, type Days, isWithin } from "../../hours/clinic-time.ts";

/**
 * The index of the first notice in effect at an instant.
 * @returns -1 if there is none
 * @throws {RangeError} if the browser does not know the clinic's time zone
 */
export function currentNotice(notices: readonly Days[], instant: Date): number {
  const { date } = clinicTime(instant);
  return notices.findIndex((notice) => isWithin(notice, date));
}
