import { type ComponentType, useId, useRef, useState } from "react";
import type { Finder } from "../../site/load-sign-finder.ts";
import { ChipButton } from "../../ui/chip/chip.tsx";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import { useShell } from "../shell/shell.tsx";
import "../../ui/field/field.css";
import "./sign-finder.css";

type SignFinderProps = {
  /** Loads what the field knows, on first touch. */
  load: () => Promise<{ finder: Finder }>;
};

type Loaded = { finder: Finder; FoundSigns: ComponentType<{ finder: Finder; typed: string }> };

/**
 * A field for what somebody sees: lists what that may be and how soon it needs a veterinarian. Sends
 * nothing. What it needs is loaded when it is touched; without script, the page's own lists remain.
 */
export function SignFinder({ load }: SignFinderProps) {
  const { labels } = useShell();
  const { label, hint, examples } = labels.finder;
  const field = useRef<HTMLInputElement>(null);
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
    <Scripted className="sign-finder">
      <search className="columns">
        <div>
          <label htmlFor="finder">{label}</label>
          <p id={hintId} className="small">
            {hint}
          </p>
        </div>
        <div className="field">
          <input
            id="finder"
            type="search"
            ref={field}
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
          {typed === "" && (
            <div className="sign-finder-examples row">
              {examples.map((example) => (
                <ChipButton
                  key={example}
                  type="button"
                  onClick={() => {
                    if (field.current) field.current.value = example;
                    ask(example);
                  }}
                >
                  {example}
                </ChipButton>
              ))}
            </div>
          )}
          {loaded && <loaded.FoundSigns finder={loaded.finder} typed={typed} />}
        </div>
      </search>
    </Scripted>
  );
}
