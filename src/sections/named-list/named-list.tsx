import { TextList } from "../../ui/text-list/text-list.tsx";
import { LinkedParagraph, LinkedText } from "../contact-links/contact-links.tsx";
import "./named-list.css";

type NamedListProps = {
  items: readonly {
    id?: string | undefined;
    name: string;
    detail?: string | undefined;
    steps?: readonly string[] | undefined;
    alone?: string | undefined;
  }[];
} & Omit<NamedItemsProps, "children">;

type NamedItemsProps = {
  /** `rules` separate the items, `numbers` count them, too; `none` leaves the look to the class. */
  variant?: keyof typeof variants;
  /** In two columns where there is room. */
  pairs?: boolean;
  className?: string;
  ordered?: boolean;
  /** Items with a Heading 3 and a text. */
  children: React.ReactNode;
};

const variants = { rules: "named-list", numbers: "named-list named-list-numbers", none: undefined };

/** Named items with a sentence or more each. */
export function NamedList({ items, ...list }: NamedListProps) {
  return (
    <NamedItems {...list}>
      {items.map(({ id, name, detail, ...rest }) => (
        <li key={name}>
          <h3 id={id}>{name}</h3>
          {detail !== undefined && <LinkedParagraph text={detail} />}
          <Steps {...rest} />
        </li>
      ))}
    </NamedItems>
  );
}

/** Named items that are written in a text. */
export function NamedItems(props: NamedItemsProps) {
  const { variant = "rules", pairs, className, ordered = variant === "numbers", children } = props;
  const List = ordered ? "ol" : "ul";
  const classes = [variants[variant], pairs && "named-list-pairs grid", className];
  return (
    <List className={classes.filter(Boolean).join(" ") || undefined} role="list">
      {children}
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
          className="named-list-steps"
          ordered
          items={steps.map((step) => <Act key={step} text={step} />)}
        />
      )}
      {alone && (
        <p className="named-list-alone">
          <Act text={alone} />
        </p>
      )}
    </>
  );
}

/** Bold up to the first comma or period, to be read at a glance. */
function Act({ text }: { text: string }) {
  const [act, rest] = splitAct(text);
  return (
    <>
      <strong>
        <LinkedText text={act} />
      </strong>
      <LinkedText text={rest} />
    </>
  );
}

/** A text up to its first comma or period, and what follows. A phone number has neither. */
function splitAct(text: string): [string, string] {
  const end = text.search(/[,.]( |$)/) + 1;
  return end === 0 ? [text, ""] : [text.slice(0, end), text.slice(end)];
}
