import { TextList } from "../../ui/lists/lists.tsx";
import { LinkedParagraph, LinkedText } from "../contact-links/contact-links.tsx";

type NamedListProps = {
  items: readonly {
    id?: string | undefined;
    name: string;
    detail?: string | undefined;
    steps?: readonly string[] | undefined;
    alone?: string | undefined;
  }[];
  className?: string;
  ordered?: boolean;
};

/** Named items with a sentence or more each, separated by rules. */
export function NamedList({ items, className = "named-list", ordered = false }: NamedListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={className} role="list">
      {items.map(({ id, name, detail, ...rest }) => (
        <li key={name}>
          <h3 id={id}>{name}</h3>
          {detail !== undefined && <LinkedParagraph text={detail} />}
          <Steps {...rest} />
        </li>
      ))}
    </List>
  );
}

type StepsProps = Pick<NamedListProps["items"][number], "steps" | "alone">;

/** What to do, in order, its first words bold; and what to do without a helper. */
export function Steps({ steps, alone }: StepsProps) {
  return (
    <>
      {steps && (
        <TextList
          className="act-list"
          ordered
          items={steps}
          renderItem={(step) => <Act text={step} />}
        />
      )}
      {alone && (
        <p className="act-list-alone">
          <Act text={alone} />
        </p>
      )}
    </>
  );
}

/** Bold up to the first comma or period, to be read at a glance. */
export function Act({ text }: { text: string }) {
  const end = text.search(/[,.]( |$)/) + 1 || text.length;
  return (
    <>
      <strong>
        <LinkedText text={text.slice(0, end)} />
      </strong>
      <LinkedText text={text.slice(end)} />
    </>
  );
}
