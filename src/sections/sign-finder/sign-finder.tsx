import { useState } from "react";
import { pagePaths } from "../../addresses/paths.ts";
import { TextField } from "../../ui/field/field.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { Scripted } from "../../ui/scripted/scripted.tsx";
import { useIsClosed } from "../clinic-clock/clinic-clock.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { emergencyOrder } from "../emergency-buttons/emergency-buttons.tsx";
import { useShell } from "../shell/shell.tsx";

/**
 * A field in which people type what they see. It lists what that may be, and how soon it needs a
 * veterinarian; it sends nothing. If nothing is found, there is the clinic's number or, while it is
 * closed, the hospital's. Its code loads at the first touch.
 */
export function SignFinder() {
  const { labels, contacts } = useShell();
  const isClosed = useIsClosed();
  const [elsewhere] = emergencyOrder(contacts, isClosed);
  const { label, none, keys } = labels.finder;
  const [typed, setTyped] = useState("");
  const [results, setResults] = useState<typeof import("./results.ts") | "failed">();
  const loaded = results === "failed" ? undefined : results;
  // If the finder's code cannot load, show the help for “nothing found”.
  const found = results === "failed" && typed !== "" ? [] : loaded?.find(typed);
  const count = `${found?.length} found`;

  async function start() {
    // It fails offline, or after a new version of the site. The next touch tries again.
    if (!loaded) setResults(await import("./results.ts").catch(() => "failed" as const));
  }
  function ask(text: string) {
    setTyped(text);
    void start();
  }

  return (
    <Scripted className="sign-finder">
      <search className="stack-tight">
        <TextField
          name="sign"
          type="search"
          label={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onFocus={(event) => ask(event.currentTarget.value)}
          onClick={(event) => {
            // On phones, scroll up, so that results fit above the keyboard. On focus would be too
            // early: the click would land on whatever moved below the finger.
            if (matchMedia("(pointer: coarse)").matches) event.currentTarget.scrollIntoView();
          }}
          onInput={(event) => ask(event.currentTarget.value)}
          // Puts a phone's keyboard away: the results are there already.
          onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
        />
        {/* Always in the page: screen readers miss a live region that arrives with its text. */}
        <div role="status">
          {found?.length === 0 ? (
            <div className="stack">
              <p>{none}</p>
              <div className="row">
                <ContactAction to={isClosed ? elsewhere : "phone"} size="small" />
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
        {loaded && found?.[0] && (
          <Note key={typed}>
            <loaded.SignLinks signs={found} />
          </Note>
        )}
      </search>
    </Scripted>
  );
}
