import type { PageProps } from "../../document/page.ts";
import type { route } from "./route.ts";
import "../../ui/labeled-table/labeled-table.css";
import "./comparison.css";

type ComparisonProps = PageProps<typeof route>["content"]["comparison"];

/** Two kinds of clinic, side by side; on phones each row is a heading and two labeled lines. */
export function Comparison({ oursLabel, othersLabel, rows }: ComparisonProps) {
  return (
    <table className="comparison labeled-table" aria-labelledby="comparison">
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
