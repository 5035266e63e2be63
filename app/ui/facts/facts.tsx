import "./facts.css";

export type Fact = { term: string; children: React.ReactNode; note?: React.ReactNode };

/** Facts to look up: a term, what it is, and a quiet line where needed. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="facts">
      {items.map(({ term, children, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="facts-value">{children}</dd>
          {note !== undefined && <dd className="small">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
