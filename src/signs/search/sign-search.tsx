import { shell, signWords } from "virtual:shell";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pagePaths } from "../../addresses.ts";
import { CallButton, CallButtons } from "../../components/contacts/contacts.tsx";
import { PoisonLines } from "../../components/poison-lines/poison-lines.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { isUrgent } from "../levels.ts";
import "./sign-search.css";

const allSigns = `${pagePaths.emergency}#signs`;
const dog = `${pagePaths.services}#places`;
const shortcuts = [
  { name: "Warning signs", href: allSigns },
  { name: "Can it wait?", href: `${pagePaths.emergency}#can-wait` },
  { name: "Ate something", href: `${pagePaths.emergency}#poison` },
  { name: "Show us where", href: dog },
];

/** Four links for whoever does not type, and the search below them. */
export const SignShortcuts = () => (
  <div className="stack-tight screen-only">
    <ul role="list" className="sign-search-shortcuts grid">
      {shortcuts.map(({ name, href }) => (
        <li key={href}>
          <ButtonLink size="small" href={href}>
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <SignSearch label="Or type what’s wrong" />
  </div>
);

/** What has loaded, so that a field that comes back answers before its page scrolls to where it was. */
let loaded: typeof import("./results.ts") | undefined;
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** A field that lists what fits what is typed, and claims nothing. It sends nothing; its code loads at the first touch. */
export function SignSearch({ label = "Type what’s wrong" }: { label?: string }) {
  /** What the list answers: what is typed, once the typing pauses, so that nothing alarms between two words. */
  const [query, setQuery] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Null if the code cannot load: then there is the same help as when nothing is found. */
  const [results, setResults] = useState<typeof loaded | null>(loaded);
  const isAsked = query.trim() !== "" && results !== undefined;
  const { found = [], isPoison = false } = (isAsked && results?.find(query)) || {};
  const [first] = found;

  async function start() {
    // The import fails offline, or if a new version of the site replaced the file. The next touch retries.
    if (results) return;
    loaded = await import("./results.ts").catch(() => undefined);
    setResults(loaded ?? null);
  }
  /** Lists what is found, once the code is there. What of the list is below the window comes up. */
  async function answer(field: HTMLInputElement) {
    await start();
    flushSync(() => setQuery(field.value));
    field.closest("search")?.scrollIntoView({ block: "nearest" });
  }
  function ask(field: HTMLInputElement, isTyped: boolean) {
    clearTimeout(timer.current);
    void start();
    if (isTyped) timer.current = setTimeout(answer, 600, field);
    // Back scrolls to where the page was itself.
    else if (results) flushSync(() => setQuery(field.value));
    else void answer(field);
  }

  return (
    <search className="scripted screen-only stack-tight">
      <TextField
        name="sign"
        type="search"
        label={label}
        placeholder="such as “not eating”"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={start}
        onClick={(event) => {
          // On phones, scroll up, so that results fit above the keyboard. Scrolling on focus would
          // be too early: the click would land on whatever moved below the finger.
          if (isTouch()) event.currentTarget.scrollIntoView();
        }}
        onInput={(event) => ask(event.currentTarget, event.isTrusted)}
        // Enter answers at once, goes to the first answer, and puts a phone's keyboard away. In input methods, as
        // for Japanese, it only confirms a word.
        onKeyDown={async ({ key, nativeEvent, currentTarget }) => {
          if (key !== "Enter" || nativeEvent.isComposing) return;
          await answer(currentTarget);
          const link = currentTarget.closest("search")?.querySelector<HTMLElement>("li a");
          if (link) link.focus({ preventScroll: true });
          else if (isTouch()) currentTarget.blur();
        }}
      />
      {/* Always in the page: screen readers miss a live region that arrives with its text. */}
      <div role="status">
        {isAsked &&
          (first ? (
            <p key={query} className="visually-hidden">
              {found.length} found: {first.name}
              {first.level && `, ${signWords.levels[first.level]}`}
            </p>
          ) : (
            <p key={query}>
              We couldn’t find that. Try one or two words, or call and tell us what you see.
            </p>
          ))}
      </div>
      {isAsked && (
        // A new key per query: React cannot update text that a translator has replaced.
        <Note key={query}>
          {found.slice(0, 2).some(isUrgent) &&
            shell.calls.emergency
              .filter(({ isFilled }) => isFilled)
              .map((call) => (
                <CallButton key={call.when} call={call} size="small" className="sign-search-call">
                  {call.labelKey && shell.labels.call.usual}
                </CallButton>
              ))}
          {isPoison && <PoisonLines />}
          {results && first && <results.SignLinks signs={found} />}
          {found.some(({ level }) => level) && (
            <RichParagraph
              className="text-small"
              text={signWords.rules.flatMap((rule) => [...rule, " "])}
            />
          )}
          <div className="cluster">
            {!first && <CallButtons size="small" />}
            <MoreLink href={allSigns}>All signs</MoreLink>
            <MoreLink href={dog}>Show us where</MoreLink>
          </div>
        </Note>
      )}
    </search>
  );
}
