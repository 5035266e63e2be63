import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import "./note.css";

/** An id, and any other attribute, goes to the title. */
type NoteProps = ComponentProps<"h3"> & {
  title?: string | undefined;
  /** For emergencies only. */
  urgent?: boolean;
  /** Without a box, for a dark ground. */
  plain?: boolean;
};

/** A boxed note. A `section`, because reading modes drop a `div` that contains links. */
export const Note = ({ title, urgent = false, plain, children, ...heading }: NoteProps) => (
  <section
    className={classNames(
      "stack",
      plain ? "note-plain" : "note ground-pale",
      urgent && "note-urgent",
    )}
  >
    {title !== undefined && (
      <h3 {...heading} className="display-lead">
        {urgent && <Icon name="urgent" />}
        {title}
      </h3>
    )}
    {children}
  </section>
);
