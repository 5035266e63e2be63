import { classNames } from "../class-names.ts";
import { RichParagraph, RichText } from "../rich-text/rich-text.tsx";
import type { RichTextData } from "../rich-text/rich-text-data.ts";
import "./named-list.css";

type NamedListProps = {
  items?: readonly { name: string; detail?: RichTextData | undefined }[];
  /** `li` elements in place of `items`, each with an h3. */
  children?: React.ReactNode;
  /** With leaf bullets in place of rules. */
  ticks?: boolean;
  /** An `ol` that shows its numbers. With `ordered` alone, it is an `ol` without numbers. */
  numbered?: boolean;
  ordered?: boolean;
  className?: string;
};

export function NamedList(props: NamedListProps) {
  const { items = [], children, ticks, numbered = false, ordered = numbered, className } = props;
  const List = ordered ? "ol" : "ul";
  const numbers = numbered && "named-list-numbers";
  return (
    <List className={classNames(ticks ? "tick-list" : "ruled", numbers, className)} role="list">
      {items.map(({ name, detail }, index) => (
        <li key={index}>
          <h3 className={classNames(ticks && "display-lead")}>
            <RichText text={name} />
          </h3>
          {detail !== undefined && <RichParagraph text={detail} />}
        </li>
      ))}
      {children}
    </List>
  );
}
