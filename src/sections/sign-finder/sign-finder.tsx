import { useState } from "react";
import { pagePaths } from "../../addresses/paths.ts";
import { fill } from "../../formatting/fill.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { TextField } from "../../ui/field/field.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import "./sign-finder.css";

type SignFinderProps = {
  /** Whom to call if nothing is found, if that is not the clinic. */
  call?: React.ReactNode;
  className?: string;
};

/**
 * A field for what somebody sees: lists what that may be and how soon it needs a veterinarian. Sends
 * nothing. What it needs is loaded when it is touched; without script, the page's own lists remain.
 */
export function SignFinder({ call, className }: SignFinderProps) {
  const { labels } = useShell();
  const { label, none, keys } = labels.finder;
  const [typed, setTyped] = useState("");
  const [results, setResults] = useState<typeof import("./results.ts") | "failed">();
  const loaded = results === "failed" ? undefined : results;
  // If the finder's code cannot load, show the help for “nothing found”.
  const found = results === "failed" && typed !== "" ? [] : loaded?.find(typed);
  const count = fill(labels.finder.found, { count: found?.length ?? 0 });

  async function start() {
    // Offline, perhaps, or there is a new version of the site. The next touch tries again.
    if (!loaded) setResults(await import("./results.ts").catch(() => "failed" as const));
  }
  function ask(text: string) {
    setTyped(text);
    void start();
  }

  return (
    <Scripted className={classNames("sign-finder", className)}>
      <search>
        <TextField
          name="sign"
          type="search"
          label={label}
          autoComplete="off"
          onFocus={(event) => ask(event.currentTarget.value)}
          onClick={(event) => {
            // Above the keyboard of a phone, there is room for what is found. (Any sooner, the
            // click would land on what has moved below the finger.)
            if (matchMedia("(pointer: coarse)").matches) event.currentTarget.scrollIntoView();
          }}
          onInput={(event) => ask(event.currentTarget.value)}
        />
        {/* In the page before it speaks, or screen readers would not hear it. */}
        <div role="status">
          {found?.length === 0 ? (
            <div className="stack">
              <p>{none}</p>
              <div className="row">
                {call ?? <ContactAction to="phone" size="small" />}
                <MoreLink href={`${pagePaths.emergency}#signs`}>{keys}</MoreLink>
              </div>
            </div>
          ) : (
            found && (
              <p key={count} className="visually-hidden">
                {count}
              </p>
            )
          )}
        </div>
        {/* A new key per query: React cannot update text that a translator has replaced. */}
        {loaded && found?.[0] && <loaded.SignLinks key={typed} signs={found} />}
      </search>
    </Scripted>
  );
}
