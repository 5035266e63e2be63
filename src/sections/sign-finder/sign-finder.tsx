import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import { useShell } from "../shell/shell.tsx";
import type { ComboboxProps, Finder } from "./combobox.tsx";
import "./sign-finder.css";

type SignFinderProps = {
  /** Loads what the field knows, on first touch. */
  load: () => Promise<{ finder: Finder }>;
};

/**
 * A field for what somebody sees: answers how soon it needs a veterinarian. Sends nothing. What it
 * needs is loaded when it is touched; without script, the page's own lists remain.
 */
export function SignFinder({ load }: SignFinderProps) {
  const { labels } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<
    ComboboxProps & { Combobox: ComponentType<ComboboxProps> }
  >();

  async function start() {
    try {
      const [{ Combobox }, { finder }] = await Promise.all([import("./combobox.tsx"), load()]);
      const typed = field.current?.value ?? "";
      const hasFocus = field.current === document.activeElement;
      // In one task, so that no key is lost between the old field and the new one.
      flushSync(() => setLoaded({ Combobox, finder, typed, hasFocus }));
    } catch {
      // Offline, perhaps: the next touch tries again, and the page's lists say the same.
    }
  }

  return (
    <Scripted canDo={() => true} className="sign-finder">
      {loaded ? (
        <loaded.Combobox {...loaded} />
      ) : (
        <div className="field">
          <label htmlFor="finder">{labels.finder}</label>
          <input id="finder" ref={field} autoComplete="off" onPointerDown={start} onFocus={start} />
        </div>
      )}
    </Scripted>
  );
}
