import { piecesOf } from "../../formatting/text.ts";
import { SiteLink } from "../../ui/site-link/site-link.tsx";

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
      <SiteLink key={key} href={href}>
        <LinkedText text={text} />
      </SiteLink>
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
