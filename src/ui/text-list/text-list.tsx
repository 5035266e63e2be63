import "./text-list.css";

type TextListProps = {
  items: readonly string[];
  /** `ticks`: leaf bullets; `steps`: large numerals; `names`: side by side. */
  look?: keyof typeof looks;
  className?: string;
  ordered?: boolean;
  /** How an item is shown, if not as plain text. */
  renderItem?: (item: string) => React.ReactNode;
};

const looks = { ticks: "tick-list", steps: "text-list-steps", names: "text-list-names" };

/** Short texts, one per item. */
export function TextList(props: TextListProps) {
  const { items, look, className, ordered = look === "steps", renderItem = (item) => item } = props;
  const List = ordered ? "ol" : "ul";
  const classes = [look && looks[look], className].filter(Boolean).join(" ");
  return (
    <List role="list" className={classes || undefined}>
      {items.map((item) => (
        <li key={item}>{renderItem(item)}</li>
      ))}
    </List>
  );
}
