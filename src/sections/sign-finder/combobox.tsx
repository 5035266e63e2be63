import { useCombobox } from "downshift";
import { useLayoutEffect, useRef, useState } from "react";
import { LevelTag } from "../../ui/level-tag/level-tag.tsx";
import { MoreLink } from "../../ui/more-link/more-link.tsx";
import { ContactAction, ContactLink } from "../contact-links/contact-links.tsx";
import { useShell } from "../shell/shell.tsx";
import { type FinderEntry, findSigns } from "./find-signs.ts";
import "./combobox.css";

export type ComboboxProps = {
  entries: FinderEntry[];
  /** What was typed before this was loaded. */
  typed: string;
  hasFocus: boolean;
};

/** The field with its list of matches, and the answer to the one that is chosen or comes first. */
export function Combobox({ entries, typed, hasFocus }: ComboboxProps) {
  const { labels } = useShell();
  const { label, none, read, unsure } = labels.finder;
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
        {label}
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
              <Level level={item.level} />
            </li>
          ))}
      </ul>
      <div role="status" className="sign-finder-answer">
        {isTyped && answer && (
          <>
            <p>
              <Level level={answer.level} /> <b>{answer.name}</b>
            </p>
            <p>
              {answer.text} {unsure}
            </p>
            <div className="sign-finder-ways row">
              <ContactAction to="phone" />
              <MoreLink href={answer.href}>{read}</MoreLink>
            </div>
          </>
        )}
        {isTyped && answer === undefined && (
          <p>
            {none} {unsure} <ContactLink to="phone" />
          </p>
        )}
      </div>
    </div>
  );
}

function Level({ level }: Pick<FinderEntry, "level">) {
  const { labels } = useShell();
  return <LevelTag level={level}>{labels.finder[level]}</LevelTag>;
}
