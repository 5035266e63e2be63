import { classNames } from "../../ui/class-names/class-names.ts";
import { LinkedParagraph } from "../contact-links/contact-links.tsx";
import "./named-list.css";

type NamedListProps = {
  items: readonly { name: string; detail?: string | undefined }[];
} & Omit<NamedItemsProps, "children">;

type NamedItemsProps = {
  /** `rules` separate the items, `numbers` count them, too. */
  variant?: keyof typeof variants;
  /** In two columns where there is room. */
  pairs?: boolean;
  className?: string;
  ordered?: boolean;
  /** Items with a Heading 3 and a text. */
  children: React.ReactNode;
};

const variants = { rules: "named-list", numbers: "named-list named-list-numbers" };

/** Named items with a sentence or more each. */
export function NamedList({ items, ...list }: NamedListProps) {
  return (
    <NamedItems {...list}>
      {items.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          {detail !== undefined && <LinkedParagraph text={detail} />}
        </li>
      ))}
    </NamedItems>
  );
}

/** Named items that are written in a text. */
export function NamedItems(props: NamedItemsProps) {
  const { variant = "rules", pairs, className, ordered = variant === "numbers", children } = props;
  const List = ordered ? "ol" : "ul";
  const paired = pairs && "named-list-pairs grid";
  return (
    <List className={classNames(variants[variant], paired, className)} role="list">
      {children}
    </List>
  );
}
