import "./note.css";

type NoteProps = {
  title?: string | undefined;
  /** For emergencies alone. */
  urgent?: boolean;
  children: React.ReactNode;
};

/** A box beside the text. */
export function Note({ title, urgent = false, children }: NoteProps) {
  return (
    <div className={urgent ? "note note-urgent" : "note"}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </div>
  );
}
