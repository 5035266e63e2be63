import { useCombobox } from "downshift";
import { useLayoutEffect, useRef, useState } from "react";
import { LevelTag } from "../../ui/level-tag/level-tag.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { ContactAction, ContactLink } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import { type FinderEntry, findSigns } from "./find-signs.ts";
import "./combobox.css";

/** What the field knows, and the words around an answer. */
export type Finder = {
  entries: FinderEntry[];
  words: {
    none: string;
    read: string;
    unsure: string;
    levels: Record<FinderEntry["level"], string>;
  };
};

export type ComboboxProps = {
  finder: Finder;
  /** What was typed before this was loaded. */
  typed: string;
  hasFocus: boolean;
};

/** The field with its list of matches, and the answer to the one that is chosen or comes first. */
export function Combobox({ finder, typed, hasFocus }: ComboboxProps) {
  const { labels } = useShell();
  const { entries, words } = finder;
  const field = useRef<HTMLInputElement>(null);
  const [matches, setMatches] = useState(() => findSigns(typed, entries));
  const combobox = useCombobox({
    id: "finder",
    inputId: "finder",
    items: matches,
    itemToString: (item) => item?.name ?? "",
    initialInputValue: typed,
    initialIsOpen: matches.length > 0,
    defaultHighlightedIndex: 0,
    onInputValueChange: ({ inputValue, selectedItem }) => {
      if (selectedItem?.name !== inputValue) setMatches(findSigns(inputValue, entries));
    },
  });
  const { inputValue, isOpen, highlightedIndex, selectedItem } = combobox;
  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const isTyped = inputValue.trim() !== "";
  const answer =
    selectedItem?.name === inputValue ? selectedItem : matches[Math.max(highlightedIndex, 0)];
  return (
    <div className="field">
      <label {...combobox.getLabelProps()} htmlFor="finder">
        {labels.finder}
      </label>
      <input {...combobox.getInputProps({ ref: field })} />
      <ul
        {...combobox.getMenuProps()}
        className="sign-finder-list"
        hidden={!isOpen || matches.length === 0}
      >
        {isOpen &&
          matches.map((item, index) => (
            <li key={item.name} {...combobox.getItemProps({ item, index })}>
              <span>{item.name}</span>
              <LevelTag level={item.level}>{words.levels[item.level]}</LevelTag>
            </li>
          ))}
      </ul>
      <div role="status" className="sign-finder-answer">
        {isTyped && answer && (
          <>
            <p>
              <LevelTag level={answer.level}>{words.levels[answer.level]}</LevelTag>{" "}
              <b>{answer.name}</b>
            </p>
            <p>
              {answer.text} {words.unsure}
            </p>
            <div className="sign-finder-ways row">
              <ContactAction to="phone" />
              <MoreLink href={answer.href}>{words.read}</MoreLink>
            </div>
          </>
        )}
        {isTyped && answer === undefined && (
          <p>
            {words.none} {words.unsure} <ContactLink to="phone" />
          </p>
        )}
      </div>
    </div>
  );
}
