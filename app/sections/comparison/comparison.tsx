import "./comparison.css";

type ComparisonProps = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  oursLabel: string;
  othersLabel: string;
  rows: readonly { aspect: string; ours: string; others: string }[];
};

/** Two kinds of clinic, side by side; on phones each row reads as a heading and two labelled lines. */
export function Comparison({ labelledBy, oursLabel, othersLabel, rows }: ComparisonProps) {
  // Roles are written out: as blocks on a phone, table elements lose them.
  return (
    <table role="table" className="comparison" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <th scope="col" role="columnheader">
            {oursLabel}
          </th>
          <th scope="col" role="columnheader">
            {othersLabel}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ aspect, ours, others }) => (
          <tr key={aspect} role="row">
            <th scope="row" role="rowheader">
              {aspect}
            </th>
            <td role="cell" data-of={oursLabel}>
              {ours}
            </td>
            <td role="cell" data-of={othersLabel}>
              {others}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
