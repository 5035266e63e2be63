import "./scripted.css";
import { useInBrowser } from "./use-in-browser.ts";

const always = () => true;

type ScriptedProps = {
  /** Whether the browser has what the controls need; asked in the browser alone. */
  canDo?: () => boolean;
  className?: string;
  children: React.ReactNode;
};

/**
 * Controls that do nothing without script. Their place is kept until the app has taken over the
 * page, so that nothing moves; where script is off they take no place.
 */
export function Scripted({ canDo = always, className = "", children }: ScriptedProps) {
  const isReady = useInBrowser(canDo, false);
  const classes = `scripted ${isReady ? "scripted-ready" : ""} ${className}`;
  return <div className={classes.trim().replace(/ +/g, " ")}>{children}</div>;
}
