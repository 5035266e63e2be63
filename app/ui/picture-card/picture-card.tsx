import { ColumnsBand } from "../band/band.tsx";
import { Picture, type PictureData } from "../picture/picture.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import "./picture-card.css";

type PictureCardProps = {
  title: string;
  href: string;
  /** What kind of page it is, shown before a short text. */
  kind?: string;
  text: string;
  picture: PictureData;
};

/** A picture, a heading and a line; the whole card is a link. */
export function PictureCard({ title, href, kind, text, picture }: PictureCardProps) {
  return (
    <div className="picture-card one-link">
      <Picture {...picture} tile />
      <h3>
        <SiteLink href={href}>{title}</SiteLink>
      </h3>
      {kind === undefined ? (
        <p>{text}</p>
      ) : (
        <p className="small">
          <b>{kind}</b> {text}
        </p>
      )}
    </div>
  );
}

type RelatedPagesProps = { heading: string; cards: readonly PictureCardProps[] };

/** Pages that go with this one. */
export function RelatedPages({ heading, cards }: RelatedPagesProps) {
  return (
    <ColumnsBand ground="stock" flip id="related" heading={heading}>
      <div className="picture-card-rows">
        {cards.map((card) => (
          <PictureCard key={card.href} {...card} />
        ))}
      </div>
    </ColumnsBand>
  );
}
