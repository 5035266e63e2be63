import { useSyncExternalStore } from "react";
import { type ClinicTime, clinicTime } from "../../hours/clinic-time.ts";
import { isDue, openingState } from "../../hours/opening-state.ts";
import { useShell } from "../shell/shell.tsx";

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 6);
  return () => clearInterval(timer);
}

/** Date and time at the clinic, to the minute; undefined until hydrated. */
function useClinicTime(): ClinicTime | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return now === undefined ? undefined : clinicTime(new Date(now * minute));
}

/** Whether the clinic is open; undefined until hydrated, and while the hours are unconfirmed. */
export function useOpening() {
  const { clinic, notices, labels } = useShell();
  const now = useClinicTime();
  return clinic.hours && now && openingState(clinic.hours.week, notices, now, labels);
}

/** The notices that are due: on the day of the build, and once hydrated, today. */
export function useDueNotices() {
  const { notices } = useShell();
  const now = useClinicTime();
  return notices.filter((notice) => (now ? isDue(notice, now.date) : notice.wasDue));
}
