import "./lists.css";

/** Short items with leaf bullets. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="tick-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
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

/** Steps with large numerals. */
export function StepList({ items }: { items: readonly string[] }) {
  return (
    <ol role="list" className="step-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}

/** A group of names, such as a town's neighborhoods. */
export function NameRow({ names }: { names: readonly string[] }) {
  return (
    <ul role="list" className="name-row">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
