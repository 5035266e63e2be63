import type { ComponentProps } from "react";
import "./field.css";

type LabelProps = {
  id: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
};

/** A text field with its label: several lines if it has `rows`. */
export function TextField({
  label,
  optional,
  ...rest
}: LabelProps & (ComponentProps<"input"> | (ComponentProps<"textarea"> & { rows: number }))) {
  return (
    <div className="field">
      <label htmlFor={rest.id}>
        {label}
        {optional !== undefined && <span> ({optional})</span>}
      </label>
      {"rows" in rest ? <textarea {...rest} /> : <input type="text" {...rest} />}
    </div>
  );
}
