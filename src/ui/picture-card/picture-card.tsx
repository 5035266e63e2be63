import { classNames } from "../class-names/class-names.ts";
import { Picture, type PictureData } from "../picture/picture.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import "./picture-card.css";

type PictureCardProps = {
  title: string;
  href: string;
  text?: string | undefined;
  picture: PictureData;
  /** Its heading is red. */
  isUrgent: boolean;
};

/** A picture, a heading and perhaps a line; the whole card is a link. */
export function PictureCard({ title, href, text, picture, isUrgent }: PictureCardProps) {
  return (
    <div className={classNames("picture-card one-link", isUrgent && "picture-card-urgent")}>
      <Picture {...picture} tile />
      <h3>
        <SiteLink href={href}>{title}</SiteLink>
      </h3>
      {text && <p>{text}</p>}
    </div>
  );
}
