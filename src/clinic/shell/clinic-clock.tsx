import { shell } from "virtual:shell";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type ClinicTime, clinicTime } from "../../dates/clinic-time.ts";
import { classNames } from "../../ui/class-names.ts";
import { isDue, openingState } from "../hours/opening-state.ts";

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

/** Whether the clinic is open, and until when. Undefined before hydration, and while pages show no hours. */
export function useOpening() {
  const { clinic, notices } = shell;
  const now = useContext(Clock);
  return clinic.hours && now && openingState(clinic.hours.week, notices, now);
}

/** Whether nobody answers the emergency line now. In a break at noon somebody may, so it does not count. */
export function useIsClosed() {
  const { answersAtNight } = shell.clinic;
  return useOpening()?.state === "closed" && !answersAtNight;
}

/** Notices to show, such as a snow closure: before hydration those of the day of the build, then today's. */
export function useDueNotices() {
  const { notices } = shell;
  const now = useContext(Clock);
  return notices.filter((notice) => (now ? isDue(notice, now.date) : notice.wasDue));
}

type ByOpeningStateProps = { className?: string; children: (isClosed: boolean) => ReactNode };

/**
 * Renders its children twice, for while the clinic is open and while it is closed, and hides one of the
 * two. Both take the same place, so that nothing moves when the hour is known. The clinic counts as open
 * while pages show no hours, without script, if somebody answers at night, and on paper, which may be
 * read at any hour.
 */
export function ByOpeningState({ className, children }: ByOpeningStateProps) {
  const { hours, answersAtNight } = shell.clinic;
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
