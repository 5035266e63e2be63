import { useSyncExternalStore } from "react";
import "./scripted.css";

const always = () => true;

type ScriptedProps = {
  /**
   * Whether the browser supports the controls, which then show after hydration; called in the
   * browser only. Without it they show at once, for what nobody uses before, such as a folded form.
   */
  canDo?: () => boolean;
  className?: string;
  children: React.ReactNode;
};

/** Controls that need script. Their space is reserved until they show; without script, none is. */
export function Scripted({ canDo, className = "", children }: ScriptedProps) {
  const isReady = useInBrowser(canDo ?? always, canDo === undefined);
  const classes = `scripted screen-only ${isReady ? "scripted-ready" : ""} ${className}`;
  return <div className={classes.trim().replace(/ +/g, " ")}>{children}</div>;
}

const neverChanges = () => () => {};

/**
 * A browser-only value: `before` until hydration, to avoid a mismatch; then the result of `ask`.
 */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
