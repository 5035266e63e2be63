import "../../ui/labeled-table/labeled-table.css";
import "./comparison.css";

type ComparisonProps = {
  /** The id of the table's heading. */
  labelledBy: string;
  oursLabel: string;
  othersLabel: string;
  rows: readonly { aspect: string; ours: string; others: string }[];
};

/** Two kinds of clinic, side by side; on phones each row is a heading and two labeled lines. */
export function Comparison({ labelledBy, oursLabel, othersLabel, rows }: ComparisonProps) {
  return (
    <table className="comparison labeled-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td />
          <th scope="col">{oursLabel}</th>
          <th scope="col">{othersLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ aspect, ours, others }) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            <td data-of={oursLabel}>{ours}</td>
            <td data-of={othersLabel}>{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
