import "./text-list.css";

type TextListProps = {
  items: readonly React.ReactNode[];
  /** `ticks`: leaf bullets; `steps`: large numerals; `names`: side by side. */
  variant?: keyof typeof variants;
  className?: string;
  ordered?: boolean;
};

const variants = { ticks: "tick-list", steps: "text-list-steps", names: "text-list-names" };

/** Short texts, one per item. */
export function TextList(props: TextListProps) {
  const { items, variant, className, ordered = variant === "steps" } = props;
  const List = ordered ? "ol" : "ul";
  const classes = [variant && variants[variant], className].filter(Boolean).join(" ");
  return (
    <List role="list" className={classes || undefined}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a fixed list keep their order
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
