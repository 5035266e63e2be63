import type { ComponentProps } from "react";
import "./labeled-table.css";

type LabeledTableProps = {
  /** The id of its heading. */
  labelledBy: string;
  /** The first one names the rows; it may be empty. */
  columns: readonly string[];
  rows: readonly { key: string; heading: React.ReactNode; cells: readonly string[] }[];
  className?: string | undefined;
  /** A `colgroup`. */
  children?: React.ReactNode;
};

/** A table; on phones each row’s name is above its cells. */
export function LabeledTable(props: LabeledTableProps) {
  const { labelledBy, columns, rows, className, children } = props;
  return (
    <Table className={className} aria-labelledby={labelledBy}>
      {children}
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
    </Table>
  );
}

/** Its look. With two columns, it is a table on phones, too. */
export function Table({ className = "", ...rest }: ComponentProps<"table">) {
  return <table className={`labeled-table ${className}`.trim()} {...rest} />;
}
