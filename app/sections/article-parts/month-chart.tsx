import "./month-chart.css";

type MonthChartProps = {
  /** Twelve names, with spaces between. */
  names: string;
  /** The first and the last month of the season, two of the names. */
  from: string;
  to: string;
  /** What is said of a month in the season, before its number, and of one outside. */
  inside: string;
  outside: string;
  /** The sentence that says the same. */
  children: React.ReactNode;
};

/** Twelve equal months; those of a season are raised and counted. */
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
