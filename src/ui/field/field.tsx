import { type ComponentProps, useId } from "react";
import "./field.css";

type LabelProps = {
  id: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
  /** Below the label: what to write. */
  hint?: string;
};

/** A text field with its label: several lines if it has `rows`. The browser says what is missing. */
export function TextField({
  label,
  optional,
  hint,
  ...rest
}: LabelProps & (ComponentProps<"input"> | (ComponentProps<"textarea"> & { rows: number }))) {
  const hintId = useId();
  const described = hint && { "aria-describedby": hintId };
  return (
    <div className="field">
      <label htmlFor={rest.id}>
        {label}
        {optional !== undefined && <span> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className="small">
          {hint}
        </p>
      )}
      {"rows" in rest ? (
        <textarea dir="auto" {...described} {...rest} />
      ) : (
        <input type="text" dir="auto" {...described} {...rest} />
      )}
    </div>
  );
}
