import { classNames } from "../class-names.ts";
import "./description-list.css";

type Term = {
  term: string;
  /** The description. Without one, the term is left out, too. */
  children: React.ReactNode;
  note?: React.ReactNode;
  /** For emergencies only. */
  urgent?: boolean;
};

type DescriptionListProps = {
  items: readonly Term[];
  /** All in one row where there is room. */
  row?: boolean;
  ruled?: boolean;
  className?: string;
};

export function DescriptionList({ items, row, ruled = true, className }: DescriptionListProps) {
  const looks = [row && "description-list-row", ruled && "ruled"];
  return (
    <dl className={classNames("description-list grid", ...looks, className)}>
      {items
        .filter(({ children }) => children)
        .map(({ term, children, note, urgent }, index) => (
          <div key={index} className={urgent ? "description-list-urgent" : undefined}>
            <dt className="text-small">{term}</dt>
            <dd className="description-list-value display-lead">{children}</dd>
            {note !== undefined && <dd className="text-small">{note}</dd>}
          </div>
        ))}
    </dl>
  );
}
