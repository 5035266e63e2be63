import { useSyncExternalStore } from "react";
import { classNames } from "../class-names/class-names.ts";
import "./scripted.css";

type ScriptedProps = { className?: string | undefined; children: React.ReactNode };

/** Controls that need script. Their space is reserved until they show; without script, none is. */
export function Scripted({ className, children }: ScriptedProps) {
  const isReady = useInBrowser(() => true, false);
  const ready = isReady && "scripted-ready";
  return <div className={classNames("scripted screen-only", ready, className)}>{children}</div>;
}

const neverChanges = () => () => {};

/**
 * A browser-only value: `before` until hydration, to avoid a mismatch; then the result of `ask`.
 */
export function useInBrowser<Answer>(ask: () => Answer, before: Answer): Answer {
  return useSyncExternalStore(neverChanges, ask, () => before);
}
