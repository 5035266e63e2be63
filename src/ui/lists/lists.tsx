import "./lists.css";

type TextListProps = {
  items: readonly React.ReactNode[];
  /** `tick-list`: leaf bullets; `step-list`: large numerals; `name-row`: side by side. */
  className?: string;
  ordered?: boolean;
};

/** Short texts, one per item. */
export function TextList({ items, className, ordered = false }: TextListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a fixed list keep their order
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

type Term = {
  term: string;
  children: React.ReactNode;
  /** The words of `children` that are not plain text, to reserve their height. */
  words?: string;
  note?: React.ReactNode;
};

/** Definitions: a term, its description, and an optional muted line. */
export function TermList({ items }: { items: readonly Term[] }) {
  return (
    <dl className="term-list">
      {items.map(({ term, children, words, note }) => (
        <div key={term}>
          <dt className="small">{term}</dt>
          <dd
            className="term-list-value"
            data-words={typeof children === "string" ? children : words}
          >
            {children}
          </dd>
          {note !== undefined && <dd className="small">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
