import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import "./note.css";

type NoteProps = {
  title?: string | undefined;
  /** For emergencies only. */
  urgent?: boolean;
  children?: React.ReactNode;
};

/** A boxed note. A `section`, because reading modes drop a `div` that contains links. */
export function Note({ title, urgent = false, children }: NoteProps) {
  return (
    <section className={classNames("note ground-pale stack", urgent && "note-urgent")}>
      {title !== undefined && (
        <h3 className="title">
          {urgent && <Icon name="urgent" />}
          {title}
        </h3>
      )}
      {children}
    </section>
  );
}
