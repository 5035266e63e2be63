import type { ComponentProps } from "react";
import "./field.css";

type FieldProps = {
  id: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
};

/** A single-line field with its label. */
export function TextField({ label, optional, ...rest }: FieldProps & ComponentProps<"input">) {
  return (
    <Field id={rest.id} label={label} optional={optional}>
      <input type="text" {...rest} />
    </Field>
  );
}

/** A multi-line field with its label. */
export function TextArea({ label, optional, ...rest }: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field id={rest.id} label={label} optional={optional}>
      <textarea {...rest} />
    </Field>
  );
}

function Field({ id, label, optional, children }: FieldProps & { children: React.ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional !== undefined && <span> ({optional})</span>}
      </label>
      {children}
    </div>
  );
}
