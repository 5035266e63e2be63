type LeadProps = {
  text: string;
  /** The text with its links, if it has some. */
  children?: React.ReactNode;
};

/** An introduction in larger letters. Nothing below it moves when the font arrives. */
export function Lead({ text, children = text }: LeadProps) {
  return (
    <p className="lead" data-words={text}>
      {children}
    </p>
  );
}
