import { classNames } from "../../ui/class-names/class-names.ts";
import { useShell } from "../shell/shell.tsx";
import { useIsClosed } from "./clinic-clock.tsx";
import "./by-opening-state.css";

type ByOpeningStateProps = {
  className?: string;
  children: (isClosed: boolean) => React.ReactNode;
};

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
    <div className={classNames("by-opening-state overlaid", className)} data-closed={isClosed}>
      <div className="by-opening-state-open">{children(false)}</div>
      {hours && !answersAtNight && (
        <div className="by-opening-state-closed screen-only">{children(true)}</div>
      )}
    </div>
  );
}
