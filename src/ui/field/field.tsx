import { type ComponentProps, type FormEvent, useId, useState } from "react";
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

/**
 * A text field with its label: several lines if it has `rows`. With script, what the browser says
 * about a missing value is below the field; without, in the browser's own bubble.
 */
export function TextField({
  label,
  optional,
  hint,
  ...rest
}: LabelProps & (ComponentProps<"input"> | (ComponentProps<"textarea"> & { rows: number }))) {
  const [error, setError] = useState("");
  const hintId = useId();
  const errorId = `${rest.id}-error`;
  const descriptions = [hint && hintId, error && errorId].filter(Boolean);
  const check = {
    dir: "auto",
    "aria-invalid": error !== "",
    "aria-describedby": descriptions.join(" ") || undefined,
    onInput: () => setError(""),
    onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      event.preventDefault();
      const { form, validationMessage } = event.currentTarget;
      setError(validationMessage);
      form?.querySelector<HTMLElement>(":is(input, textarea):invalid")?.focus();
    },
  };
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
        <textarea {...check} {...rest} />
      ) : (
        <input type="text" {...check} {...rest} />
      )}
      {error !== "" && (
        // Another text is another element: translators put theirs in place of the text.
        <p key={error} id={errorId} className="field-error">
          <Icon name="urgent" />
          {error}
        </p>
      )}
    </div>
  );
}
