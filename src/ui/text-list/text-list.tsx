import "./text-list.css";

type TextListProps = {
  items: readonly React.ReactNode[];
  /** `ticks`: leaf bullets; `steps`: large numerals; `inline`: one line, such as `Cats · Dogs`. */
  variant: keyof typeof variants;
  ordered?: boolean;
  /** The number of the first. */
  start?: number;
};

const variants = { ticks: "tick-list", steps: "text-list-steps grid", inline: "text-list-inline" };

export function TextList(props: TextListProps) {
  const { items, variant, ordered = variant === "steps", start } = props;
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" start={start} className={variants[variant]}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
