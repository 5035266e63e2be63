import { createContext, useContext, useEffect, useState } from "react";
import { type ClinicTime, clinicTime } from "../../hours/clinic-time.ts";
import { isDue, openingState } from "../../hours/opening-state.ts";
import { useShell } from "../shell/shell.tsx";

/** Clinic time to the minute. Undefined before hydration. */
const Clock = createContext<ClinicTime | undefined>(undefined);

export function ClinicClock({ children }: { children: React.ReactNode }) {
  const [now, setNow] = useState<ClinicTime>();
  useEffect(() => {
    const read = () => {
      const { date, time } = clinicTime(new Date());
      setNow((last) => (last?.date === date && last.time === time ? last : { date, time }));
    };
    // Reading the time zone is slow, so it waits until React has taken the page over.
    const first = setTimeout(read);
    const timer = setInterval(read, 10_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return <Clock value={now}>{children}</Clock>;
}

/** Undefined before hydration, and while pages show no hours. */
export function useOpening() {
  const { clinic, notices } = useShell();
  const now = useContext(Clock);
  return clinic.hours && now && openingState(clinic.hours.week, notices, now);
}

/** Whether nobody answers the emergency line now, as far as is known: in a short break, somebody may. */
export function useIsClosed() {
  const { answersAtNight } = useShell().clinic;
  return useOpening()?.state === "closed" && !answersAtNight;
}

/** The notices that are due: on the day of the build, and once hydrated, today. */
export function useDueNotices() {
  const { notices } = useShell();
  const now = useContext(Clock);
  return notices.filter((notice) => (now ? isDue(notice, now.date) : notice.wasDue));
}
