import { shell, signWords } from "virtual:shell";
import { Fragment, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pagePaths } from "../../addresses.ts";
import { CallButton, CallButtons } from "../../parts/contacts/contacts.tsx";
import { PoisonLines } from "../../parts/poison-lines/poison-lines.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { isUrgent } from "../levels.ts";
import type { SignLink } from "../load.ts";
import { SignRules } from "../sign-links/sign-rules.tsx";
import "./sign-finder.css";

/** What has loaded, so that a field that comes back answers before its page scrolls to where it was. */
let loaded: typeof import("./results.ts") | undefined;
const nothing = { isSure: false, isPoison: false, found: [] };
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** A field in which people type what they see, and a list of what that may be. */
export const SignFinder = () => (
  <search className="scripted screen-only stack-tight">
    <FinderField />
  </search>
);

/** What is inside, which is a root of its own on a translated page. It sends nothing; its code loads at the first touch. */
export function FinderField() {
  /** What the list answers: what is typed, once the typing pauses, so that nothing alarms between two words. */
  const [query, setQuery] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Null if the code cannot load: then the field offers the same help as when nothing is found. */
  const [results, setResults] = useState<typeof loaded | null>(loaded);
  const text = query.trim();
  /** No code looks for it, or it says nothing, such as 911 or “help.” Half a word may yet say something. */
  const isUnread =
    results !== undefined &&
    text !== "" &&
    (results === null || !/\p{L}/u.test(text) || text.length > 3);
  const answer = results?.find(query) ?? (isUnread ? nothing : undefined);
  const isAsking = answer?.isSure === false;
  const { found, isPoison } = answer ?? nothing;
  const first: SignLink | undefined = found[0];

  async function start() {
    // The import fails offline, or if a new version of the site replaced the file. The next touch retries.
    if (results) return;
    loaded = await import("./results.ts").catch(() => undefined);
    setResults(loaded ?? null);
  }
  function ask(text: string, isTyped: boolean) {
    clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(setQuery, 600, text);
    else flushSync(() => setQuery(text));
    void start();
  }

  return (
    <>
      <TextField
        name="sign"
        type="search"
        label="Type what’s wrong"
        placeholder="such as “not eating”"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={start}
        onClick={(event) => {
          // On phones, scroll up, so that results fit above the keyboard. Scrolling on focus would
          // be too early: the click would land on whatever moved below the finger.
          if (isTouch()) event.currentTarget.scrollIntoView();
        }}
        onInput={(event) => ask(event.currentTarget.value, event.isTrusted)}
        // Enter answers at once, goes to the first answer, and puts a phone's keyboard away. In input methods, as
        // for Japanese, it only confirms a word.
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key !== "Enter" || nativeEvent.isComposing) return;
          flushSync(() => setQuery(currentTarget.value));
          const link = currentTarget.closest("search")?.querySelector<HTMLElement>("li a");
          if (link) link.focus({ preventScroll: true });
          else if (isTouch()) currentTarget.blur();
        }}
      />
      {/* Always in the page: screen readers miss a live region that arrives with its text. */}
      <div role="status">
        {isAsking && (
          <Fragment key={query}>
            <p>
              {first
                ? `Not sure what you mean. Is it ${found.length > 1 ? "one of these" : "this"}?`
                : "We couldn’t find that. Try one or two words, or call and tell us what you see."}
            </p>
            <p className="sign-finder-english">One word in English works, too.</p>
          </Fragment>
        )}
        {answer?.isSure && first && (
          <p key={query} className="visually-hidden">
            {found.length} found: {first.name}
            {first.level && `, ${signWords.levels[first.level]}`}
          </p>
        )}
      </div>
      {/* A new key per query: React cannot update text that a translator has replaced. */}
      {(first || isPoison) && (
        <Note key={query}>
          {found.some(isUrgent) &&
            shell.calls.emergency
              .filter(({ isFilled }) => isFilled)
              .map((call) => (
                <CallButton key={call.when} call={call} size="small">
                  {shell.labels.call.button}
                </CallButton>
              ))}
          {results && first && <results.SignLinks signs={found} />}
          {isPoison && <PoisonLines />}
          {answer?.isSure && found.some(({ level }) => level) && <SignRules />}
        </Note>
      )}
      {isAsking && (
        <div className="row">
          {!first && <CallButtons size="small" />}
          <MoreLink href={`${pagePaths.emergency}#poison`}>Something he ate</MoreLink>
          <MoreLink href={`${pagePaths.services}#places`}>
            {first ? "None of these" : "Show us where"}
          </MoreLink>
          <MoreLink href={`${pagePaths.emergency}#signs`}>Signs that can’t wait</MoreLink>
          {!first && (
            <MoreLink href={`${pagePaths.contact}#questions-visit`}>Common questions</MoreLink>
          )}
        </div>
      )}
    </>
  );
}
