import { useSyncExternalStore } from "react";
import { type ClinicTime, clinicTime } from "../../hours/clinic-time.ts";
import { isDue, openingState } from "../../hours/opening-state.ts";
import { useShell } from "../shell/shell.tsx";

/** Date and time at the clinic, to the minute; undefined until some part of a page has asked for it. */
let now: ClinicTime | undefined;

const askers = new Set<() => void>();
let timer: ReturnType<typeof setInterval>;

function readClock(): void {
  const { date, time } = clinicTime(new Date());
  if (date === now?.date && time === now.time) return;
  now = { date, time };
  for (const onChange of askers) onChange();
}

function subscribe(onChange: () => void): () => void {
  if (askers.size === 0) {
    // The first reading is slow, so it is no part of the task in which React takes the page over.
    setTimeout(readClock);
    timer = setInterval(readClock, 10_000);
  }
  askers.add(onChange);
  return () => {
    askers.delete(onChange);
    if (askers.size === 0) clearInterval(timer);
  };
}

const neverChanges = () => () => {};

/** Date and time at the clinic; undefined until hydrated, and while nothing on the site depends on it. */
function useClinicTime(): ClinicTime | undefined {
  const { clinic, notices } = useShell();
  const isNeeded = clinic.hours !== undefined || notices.length > 0;
  return useSyncExternalStore(
    isNeeded ? subscribe : neverChanges,
    () => now,
    () => undefined,
  );
}

/**
 * Whether the clinic is open, and a line that says so; undefined until hydrated, and while pages show no
 * hours.
 * @param closedOpens words for the line, if not the usual ones
 */
export function useOpening(closedOpens?: string) {
  const { clinic, notices, labels } = useShell();
  const now = useClinicTime();
  const words = { ...labels, closedOpens: closedOpens ?? labels.closedOpens };
  return clinic.hours && now && openingState(clinic.hours.week, notices, now, words);
}

/** Whether the clinic is known to be closed now. */
export const useIsClosed = () => useOpening()?.isOpen === false;

/** The notices that are due: on the day of the build, and once hydrated, today. */
export function useDueNotices() {
  const { notices } = useShell();
  const now = useClinicTime();
  return notices.filter((notice) => (now ? isDue(notice, now.date) : notice.wasDue));
}
