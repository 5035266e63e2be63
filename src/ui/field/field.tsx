import { type ComponentProps, type FormEvent, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import "./field.css";

type LabelProps = {
  name: string;
  label: string;
  optional?: boolean;
  hint?: string;
};

type InputProps = ComponentProps<"input"> & { rows?: undefined };
type TextareaProps = ComponentProps<"textarea"> & { rows: number; type?: undefined };
type TextFieldProps = LabelProps & (InputProps | TextareaProps);

/**
 * A text field with its label. With `rows` it has several lines; with the type `search`, a lens. What the
 * browser finds wrong, such as an empty required field, stands below the field.
 */
export function TextField({ label, optional, hint, ...rest }: TextFieldProps) {
  const id = `field-${rest.name}`;
  const [problem, setProblem] = useState("");
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    dir: "auto",
    "aria-describedby": described || undefined,
    "aria-invalid": problem !== "" || undefined,
    onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Shown below the field instead of in the browser's bubble, so move the focus here.
      event.preventDefault();
      const field = event.currentTarget;
      setProblem(field.validationMessage);
      if (field === field.form?.querySelector(":invalid")) field.focus();
    },
  };
  const field =
    rest.rows === undefined ? (
      <input type="text" {...shared} {...rest} />
    ) : (
      <textarea {...shared} {...rest} />
    );
  return (
    // On the div, because an onInput among the props would replace one on the field.
    <div className="field" onInput={() => setProblem("")}>
      <label htmlFor={id} className={rest.type === "search" ? "display-lead" : undefined}>
        {label}
        {optional && <span className="text-small"> (optional)</span>}
      </label>
      {rest.type === "search" ? (
        <div className="field-line overlaid">
          <Icon name="lens" />
          {field}
        </div>
      ) : (
        field
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small">
          {hint}
        </p>
      )}
      {rest.required && (
        <p id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
