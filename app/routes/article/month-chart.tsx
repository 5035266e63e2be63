import "./month-chart.css";

type MonthChartProps = {
  /** Twelve names, separated by spaces. */
  names: string;
  /** First and last month of the season, two of the names. */
  from: string;
  to: string;
  /** Screen reader text for a month in the season, followed by its number, and for one outside. */
  inside: string;
  outside: string;
  /** A sentence with the same information. */
  children: React.ReactNode;
};

/** Twelve equal months; those in season are raised and numbered. */
export function MonthChart({ names, from, to, inside, outside, children }: MonthChartProps) {
  const months = names.split(" ");
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  return (
    <figure className="month-chart">
      <ol role="list">
        {months.map((name, index) => {
          const number = index - first + 1;
          const isInside = index >= first && index <= last;
          return (
            <li key={name} className={isInside ? "month-chart-inside" : undefined}>
              <span className="month-chart-name" aria-hidden="true">
                {name.slice(0, 3)}
              </span>
              <b aria-hidden="true">{isInside ? number : "–"}</b>
              <span className="visually-hidden">
                {name}: {isInside ? `${inside} ${number}` : outside}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
