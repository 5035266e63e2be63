import { classNames } from "../class-names/class-names.ts";
import "./term-list.css";

type Term = {
  term: string;
  /** Without any, the term is left out. */
  children: React.ReactNode;
  note?: React.ReactNode;
  /** On phones, takes a row of its own. */
  wide?: boolean;
  /** For emergencies only. */
  urgent?: boolean;
};

type TermListProps = {
  items: readonly Term[];
  /** All in one row where there is room. */
  inRow?: boolean;
};

/** Definitions: a term, its description, and an optional muted line. */
export function TermList({ items, inRow = false }: TermListProps) {
  return (
    <dl className={inRow ? "term-list ruled term-list-row grid" : "term-list ruled grid"}>
      {items
        .filter(({ children }) => children !== undefined)
        .map(({ term, children, note, wide, urgent }) => (
          <div
            key={term}
            className={classNames(wide && "term-list-wide", urgent && "term-list-urgent")}
          >
            <dt className="small">{term}</dt>
            <dd className="term-list-value title">{children}</dd>
            {note !== undefined && <dd className="small">{note}</dd>}
          </div>
        ))}
    </dl>
  );
}
