import { Picture, type PictureData } from "../picture/picture.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import "./picture-card.css";

type PictureCardProps = {
  title: string;
  href: string;
  text: string;
  picture: PictureData;
};

/** A picture, a heading and a line; the whole card is a link. */
export function PictureCard({ title, href, text, picture }: PictureCardProps) {
  return (
    <div className="picture-card one-link">
      <Picture {...picture} tile />
      <h3>
        <SiteLink href={href}>{title}</SiteLink>
      </h3>
      <p>{text}</p>
    </div>
  );
}

type RelatedPagesProps = {
  heading: string;
  pages: readonly { title: string; href: string; note?: string }[];
};

/** Pages that go with this one, beside its last part. */
export function RelatedPages({ heading, pages }: RelatedPagesProps) {
  return (
    <section className="related-pages" aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <ul role="list">
        {pages.map(({ title, href, note }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
            {note !== undefined && <span className="small"> {note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
