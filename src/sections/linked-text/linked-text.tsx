import { piecesOf } from "../../formatting/text.ts";
import { Link } from "../../ui/link/link.tsx";

/** A text with its links; phone numbers and words such as X-ray do not break. */
export function LinkedText({ text }: { text: string }): React.ReactNode {
  return piecesOf(text).map((piece, index) => {
    if (typeof piece === "string") return piece;
    const { text, href } = piece;
    const key = `${index}`;
    return href === undefined ? (
      <span key={key} className="whole-word">
        {text}
      </span>
    ) : (
      <Link key={key} href={href}>
        <LinkedText text={text} />
      </Link>
    );
  });
}

type LinkedParagraphProps = { text: string; className?: string | undefined };

/** A paragraph of linked text. */
export function LinkedParagraph({ text, className }: LinkedParagraphProps) {
  return (
    <p className={className}>
      <LinkedText text={text} />
    </p>
  );
}
