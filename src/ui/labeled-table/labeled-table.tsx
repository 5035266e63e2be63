import "./labeled-table.css";

type LabeledTableProps = {
  /** The id of its heading. */
  labelledBy: string;
  /** The first one names the rows, and may be empty. */
  columns: readonly string[];
  rows: readonly { key: string; heading: React.ReactNode; cells: readonly string[] }[];
  className?: string;
};

/** A table; on phones each row is a heading and labeled lines. */
export function LabeledTable({ labelledBy, columns, rows, className = "" }: LabeledTableProps) {
  return (
    <table className={`labeled-table ${className}`.trim()} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) =>
            column === "" ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, heading, cells }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-of={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
