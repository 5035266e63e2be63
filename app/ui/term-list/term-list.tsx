import "./term-list.css";

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
