import { clinicTime } from "../opening-hours/clinic-time.ts";

/** Days such as `2026-07-01`, both included, in the clinic's time zone. */
export type NoticeDays = { from: string; until: string };

/**
 * The place in the list of the notice that stands at an instant: the first of those whose time it is.
 * @returns -1 where none does, or where the browser does not know the clinic's time zone
 */
export function currentNotice(notices: readonly NoticeDays[], instant: Date): number {
  try {
    const { date } = clinicTime(instant);
    return notices.findIndex(({ from, until }) => from <= date && date <= until);
  } catch {
    return -1;
  }
}
