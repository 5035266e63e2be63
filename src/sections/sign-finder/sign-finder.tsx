import { type ComponentType, useId, useState } from "react";
import type { Finder } from "../../site/load-sign-finder.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import { useShell } from "../shell/shell.tsx";
import "../../ui/field/field.css";
import "./sign-finder.css";

type SignFinderProps = {
  /** Loads what the field knows, on first touch. */
  load: () => Promise<{ finder: Finder }>;
  className?: string;
};

type Loaded = { finder: Finder; FoundSigns: ComponentType<{ finder: Finder; typed: string }> };

/**
 * A field for what somebody sees: lists what that may be and how soon it needs a veterinarian. Sends
 * nothing. What it needs is loaded when it is touched; without script, the page's own lists remain.
 */
export function SignFinder({ load, className = "" }: SignFinderProps) {
  const { labels } = useShell();
  const { label, hint } = labels.finder;
  const hintId = useId();
  const [typed, setTyped] = useState("");
  const [loaded, setLoaded] = useState<Loaded>();

  async function start() {
    if (loaded) return;
    try {
      const [{ FoundSigns }, { finder }] = await Promise.all([import("./found-signs.tsx"), load()]);
      setLoaded({ FoundSigns, finder });
    } catch {
      // Offline, perhaps: the next touch tries again, and the page's lists say the same.
    }
  }
  function ask(text: string) {
    setTyped(text);
    void start();
  }

  return (
    <Scripted className={`sign-finder ${className}`.trim()}>
      <search className="field">
        <label htmlFor="finder">{label}</label>
        <p id={hintId} className="small">
          {hint}
        </p>
        <div className="sign-finder-input">
          <Icon name="lens" />
          <input
            id="finder"
            type="search"
            autoComplete="off"
            aria-describedby={hintId}
            onFocus={(event) => ask(event.currentTarget.value)}
            onClick={(event) => {
              // Above the keyboard of a phone, there is room for what is found. (Any sooner, the
              // click would land on what has moved below the finger.)
              if (matchMedia("(pointer: coarse)").matches) event.currentTarget.scrollIntoView();
            }}
            onInput={(event) => ask(event.currentTarget.value)}
          />
        </div>
        {loaded && <loaded.FoundSigns finder={loaded.finder} typed={typed} />}
      </search>
    </Scripted>
  );
}
