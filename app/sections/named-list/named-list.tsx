import { TextList } from "../../ui/lists/lists.tsx";
import { LinkedParagraph } from "../contact-links/contact-links.tsx";

type NamedListProps = {
  items: readonly {
    id?: string | undefined;
    name: string;
    detail?: string | undefined;
    steps?: readonly string[] | undefined;
  }[];
  className?: string;
  ordered?: boolean;
};

/** Named items with a sentence or more each, separated by rules. */
export function NamedList({ items, className = "named-list", ordered = false }: NamedListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={className} role="list">
      {items.map(({ id, name, detail, steps }) => (
        <li key={name}>
          <h3 id={id}>{name}</h3>
          {detail !== undefined && <LinkedParagraph text={detail} />}
          <Steps items={steps} />
        </li>
      ))}
    </List>
  );
}

/** What to do, in order, if there is more than a sentence to say. */
export function Steps({ items }: { items: readonly string[] | undefined }) {
  return items && <TextList items={items} className="numbered" ordered />;
}
