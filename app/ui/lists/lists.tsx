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
