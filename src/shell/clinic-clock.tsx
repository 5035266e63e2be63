import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type ClinicTime, clinicTime } from "../hours/clinic-time.ts";
import { isDue, openingState } from "../hours/opening-state.ts";
import { classNames } from "../ui/class-names/class-names.ts";
import { useShell } from "./shell.tsx";

/** Clinic time to the minute. Undefined before hydration. */
const Clock = createContext<ClinicTime | undefined>(undefined);

export function ClinicClock({ children }: { children: ReactNode }) {
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    const read = () => setMinute(Math.floor(Date.now() / 60_000));
    // Reading the time zone is slow, so it waits until React has taken the page over.
    const first = setTimeout(read);
    const timer = setInterval(read, 10_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  const now = minute === undefined ? undefined : clinicTime(new Date(minute * 60_000));
  return <Clock value={now}>{children}</Clock>;
}

/** Undefined before hydration, and while pages show no hours. */
export function useOpening() {
  const { clinic, notices } = useShell();
  const now = useContext(Clock);
  return clinic.hours && now && openingState(clinic.hours.week, notices, now);
}

/** Whether nobody answers the emergency line now. In a short break, as at noon, somebody may. */
export function useIsClosed() {
  const { answersAtNight } = useShell().clinic;
  return useOpening()?.state === "closed" && !answersAtNight;
}

/** Notices to show, such as a snow closure: those of the build's day and, once hydrated, of today. */
export function useDueNotices() {
  const { notices } = useShell();
  const now = useContext(Clock);
  return notices.filter((notice) => (now ? isDue(notice, now.date) : notice.wasDue));
}

type ByOpeningStateProps = { className?: string; children: (isClosed: boolean) => ReactNode };

/**
 * Renders what shows while the clinic is open and while it is closed, and hides one of them. Both take
 * the same place, so that nothing moves when the hour is known. While pages show no hours, and without
 * script, the clinic counts as open, as it does if somebody answers at night, and on paper, which
 * somebody may read at any hour.
 */
export function ByOpeningState({ className, children }: ByOpeningStateProps) {
  const { hours, answersAtNight } = useShell().clinic;
  const isClosed = useIsClosed();
  return (
    <div className={classNames("overlaid", className)}>
      <div className={isClosed ? "invisible" : undefined}>{children(false)}</div>
      {hours && !answersAtNight && (
        <div className={classNames("screen-only", !isClosed && "invisible")}>{children(true)}</div>
      )}
    </div>
  );
}
