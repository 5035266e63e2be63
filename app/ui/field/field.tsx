import type { ComponentProps } from "react";
import "./field.css";

type FieldProps = {
  id: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
};

/** A single-line field with its label. */
export function TextField({
  label,
  optional,
  ...rest
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <div className="field">
      <FieldLabel htmlFor={rest.id} label={label} optional={optional} />
      <input type="text" {...rest} />
    </div>
  );
}

/** A multi-line field with its label. */
export function TextArea({
  label,
  optional,
  ...rest
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <div className="field">
      <FieldLabel htmlFor={rest.id} label={label} optional={optional} />
      <textarea {...rest} />
    </div>
  );
}

function FieldLabel({
  htmlFor,
  label,
  optional,
}: {
  htmlFor: string;
  label: string;
  optional: string | undefined;
}) {
  return (
    <label htmlFor={htmlFor}>
      {label}
      {optional !== undefined && <span> ({optional})</span>}
    </label>
  );
}
