import "./figure-list.css";

type FigureListProps = {
  items: readonly { figure?: string | undefined; title: string; children: React.ReactNode }[];
  className?: string;
};

/** Large figures and what is behind each; the last is on a sign. */
export function FigureList({ items, className = "" }: FigureListProps) {
  return (
    <div className={`figure-list grid ${className}`.trim()}>
      {items.map(({ figure, title, children }, index) => (
        <div key={title} className={figureClass(index, items.length)}>
          {figure !== undefined && (
            <p className="numeral" aria-hidden="true">
              {figure}
            </p>
          )}
          <div className="stack">
            <h3>{title}</h3>
            {children}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The class of an item of a `figure-list`. */
export const figureClass = (index: number, length: number) =>
  index + 1 === length ? "board ground-sun" : undefined;
