import { useSyncExternalStore } from "react";
import "./scripted.css";

const always = () => true;

type ScriptedProps = {
  /** Whether the browser supports the controls; called in the browser only. */
  canDo?: () => boolean;
  className?: string;
  children: React.ReactNode;
};

/** Controls that need script. Their space is reserved until hydration; without script, none is. */
export function Scripted({ canDo = always, className = "", children }: ScriptedProps) {
  const isReady = useInBrowser(canDo, false);
  const classes = `scripted ${isReady ? "scripted-ready" : ""} ${className}`;
  return <div className={classes.trim().replace(/ +/g, " ")}>{children}</div>;
}

const neverChanges = () => () => {};

/**
 * A browser-only value: `before` until hydration, to avoid a mismatch; then the result of `ask`.
 */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
