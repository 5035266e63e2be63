import { signWords } from "virtual:shell";
import { useRef, useState } from "react";
import { pagePaths } from "../../addresses/paths.ts";
import { CallButtons } from "../../parts/contacts/contacts.tsx";
import { PoisonLines } from "../../parts/poison-lines/poison-lines.tsx";
import { TextField } from "../../ui/field/field.tsx";
import { MoreLink } from "../../ui/link/link.tsx";
import { Note } from "../../ui/note/note.tsx";
import { SignRules } from "../sign-links/sign-rules.tsx";
import "./sign-finder.css";

/** 0 for words that differ in capitals and accents alone. */
const { compare } = new Intl.Collator("en", { sensitivity: "base" });
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** A field in which people type what they see, and a list of what that may be. */
export const SignFinder = () => (
  <search className="scripted screen-only stack-tight">
    <FinderField />
  </search>
);

/** What is inside, which is a root of its own on a translated page. It sends nothing; its code loads at the first touch. */
export function FinderField() {
  const { label, none, english, tiles, dog, questions } = signWords.finder;
  /** What the list answers: what is typed, once a word ends or the typing pauses. */
  const [query, setQuery] = useState("");
  const [isAtRest, setIsAtRest] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  /** Null if the code cannot load: then the field offers the same help as when nothing is found. */
  const [results, setResults] = useState<typeof import("./results.ts") | null>();
  const found = results === null && query !== "" ? [] : results?.find(query);
  const words = query.split(/\P{L}+/u);
  // A poison comes first, the sign “Ate something bad” does, or somebody typed a word for eating.
  const hasEaten =
    found?.[0]?.isPoison ||
    signWords.poison.some((one) => words.some((word) => !compare(word, one)));

  async function start() {
    // The import fails offline, or if a new version of the site replaced the file. The next touch retries.
    if (!results) setResults(await import("./results.ts").catch(() => null));
  }
  function ask(text: string) {
    for (const timer of timers.current) clearTimeout(timer);
    // A screen reader says what is found after a pause, not between two words.
    setIsAtRest(false);
    timers.current = [
      setTimeout(setQuery, /\p{L}$/u.test(text) ? 250 : 0, text),
      setTimeout(setIsAtRest, 1000, true),
    ];
    void start();
  }

  return (
    <>
      <TextField
        name="sign"
        type="search"
        label={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onFocus={start}
        onClick={(event) => {
          // On phones, scroll up, so that results fit above the keyboard. Scrolling on focus would
          // be too early: the click would land on whatever moved below the finger.
          if (isTouch()) event.currentTarget.scrollIntoView();
        }}
        onInput={(event) => ask(event.currentTarget.value)}
        // Enter puts a phone's keyboard away: the results are already there. In input methods, as for
        // Japanese, Enter only confirms a word.
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === "Enter" && !nativeEvent.isComposing && isTouch()) currentTarget.blur();
        }}
      />
      {/* Always in the page: screen readers miss a live region that arrives with its text. */}
      <div role="status">
        {isAtRest && found?.length === 0 && (
          <div className="stack">
            <p>{none}</p>
            <p className="sign-finder-english">{english}</p>
            <div className="row">
              <CallButtons size="small" />
              <MoreLink href={`${pagePaths.emergency}#signs`}>{tiles}</MoreLink>
              <MoreLink href={`${pagePaths.services}#places`}>{dog}</MoreLink>
              <MoreLink href={`${pagePaths.contact}#questions-visit`}>{questions}</MoreLink>
            </div>
          </div>
        )}
        {isAtRest && found?.[0] && <p className="visually-hidden">{found.length} found</p>}
      </div>
      {/* A new key per query: React cannot update text that a translator has replaced. */}
      {(found?.[0] || hasEaten) && (
        <Note key={query}>
          {results && found?.[0] && <results.SignLinks signs={found} />}
          {found?.[0] && <SignRules />}
          {hasEaten && <PoisonLines />}
        </Note>
      )}
    </>
  );
}
