import { type ComponentProps, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import "./field.css";

type LabelProps = {
  id: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
  /** Below the label: what to write. */
  hint?: string;
};

type Line = ComponentProps<"input"> & { rows?: undefined };
type Lines = ComponentProps<"textarea"> & { rows: number };

/**
 * A text field with its label: several lines if it has `rows`, a lens if its type is `search`. The
 * browser says what is missing.
 */
export function TextField({ label, optional, hint, ...rest }: LabelProps & (Line | Lines)) {
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
      {rest.rows !== undefined && <textarea dir="auto" {...described} {...rest} />}
      {rest.rows === undefined && rest.type === "search" && (
        <div className="field-line">
          <Icon name="lens" />
          <input dir="auto" {...described} {...rest} />
        </div>
      )}
      {rest.rows === undefined && rest.type !== "search" && (
        <input type="text" dir="auto" {...described} {...rest} />
      )}
    </div>
  );
}
