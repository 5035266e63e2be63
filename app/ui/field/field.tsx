import type { ComponentProps } from "react";
import "./field.css";

type FieldProps = {
  id: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Stands under the field once the browser has found it wanting. */
  problem?: string | undefined;
};

/** A one-line field and its label. */
export function TextField({
  label,
  optional,
  problem,
  ...rest
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <div className="field">
      <FieldLabel htmlFor={rest.id} label={label} optional={optional} />
      <input type="text" {...rest} {...describedBy(rest.id, problem)} />
      <FieldProblem id={rest.id} problem={problem} />
    </div>
  );
}

/** A field of several lines and its label. */
export function TextArea({
  label,
  optional,
  problem,
  ...rest
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <div className="field">
      <FieldLabel htmlFor={rest.id} label={label} optional={optional} />
      <textarea {...rest} {...describedBy(rest.id, problem)} />
      <FieldProblem id={rest.id} problem={problem} />
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

function describedBy(id: string, problem: string | undefined) {
  return problem === undefined ? {} : { "aria-describedby": `${id}-problem` };
}

function FieldProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    problem !== undefined && (
      <p className="field-problem" id={`${id}-problem`}>
        {problem}
      </p>
    )
  );
}
