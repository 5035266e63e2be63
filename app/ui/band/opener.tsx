type OpenerProps = {
  id: string;
  heading: string;
  text?: React.ReactNode;
  /** A link to more. */
  children?: React.ReactNode;
};

/** A section's heading, a line about it, and a link to more: side by side where there is room. */
export function Opener({ id, heading, text, children }: OpenerProps) {
  return (
    <div className="opener">
      <h2 id={id}>{heading}</h2>
      <div>
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
