import "./note.css";

type NoteProps = {
  title?: string | undefined;
  /** For emergencies only. */
  urgent?: boolean;
  children: React.ReactNode;
};

/** A boxed note. */
export function Note({ title, urgent = false, children }: NoteProps) {
  return (
    <div className={`note ground-pale${urgent ? " note-urgent" : ""}`}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </div>
  );
}
