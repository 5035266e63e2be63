import "./lists.css";

type TextListProps = {
  items: readonly string[];
  /** `tick-list`: leaf bullets; `step-list`: large numerals; `name-row`: side by side. */
  className?: string;
  ordered?: boolean;
};

/** Short texts, one per item. */
export function TextList({ items, className, ordered = false }: TextListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** Named items with a sentence each, separated by rules. */
export function NamedList({ items }: { items: readonly { name: string; detail: string }[] }) {
  return (
    <ul className="named-list" role="list">
      {items.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}

export type Term = { term: string; children: React.ReactNode; note?: React.ReactNode };

/** Definitions: a term, its description, and an optional muted line. */
export function TermList({ items }: { items: readonly Term[] }) {
  return (
    <dl className="term-list">
      {items.map(({ term, children, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="term-list-value">{children}</dd>
          {note !== undefined && <dd className="small">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
