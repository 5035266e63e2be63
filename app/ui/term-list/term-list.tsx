import "./term-list.css";

export type Term = { term: string; children: React.ReactNode; note?: React.ReactNode };

/** TermList to look up: a term, what it is, and a quiet line where needed. */
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
