import type { ComponentProps } from "react";
import "./field.css";

type FieldProps = {
  id: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined;
};

/** A one-line field and its label. */
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

/** A field of several lines and its label. */
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
