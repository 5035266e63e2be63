import "./scripted.css";
import { useInBrowser } from "./use-in-browser.ts";

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
