import "./lists.css";

/** Short points, each with a leaf before it. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="tick-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Named points, each with a sentence; a rule above each. */
export function NamedList({
  items,
  ordered = false,
}: {
  items: readonly { name: string; detail: string }[];
  /** The order matters: the points are numbered. */
  ordered?: boolean;
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={ordered ? "named-list named-list-numbered" : "named-list"} role="list">
      {items.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </List>
  );
}

/** Steps one after the other, with large numerals. */
export function StepList({ items }: { items: readonly string[] }) {
  return (
    <ol role="list" className="step-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}

/** Names that belong together, such as the neighborhoods of a town. */
export function NameChips({ names }: { names: readonly string[] }) {
  return (
    <ul role="list" className="name-chips">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
