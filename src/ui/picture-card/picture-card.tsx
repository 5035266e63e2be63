import { classNames } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import { Picture, type PictureData } from "../picture/picture.tsx";
import "./picture-card.css";

type PictureCardProps = {
  title: string;
  path: string;
  summary?: string;
  picture: PictureData;
  /** For emergencies: the heading is red. */
  urgent: boolean;
};

/** A picture, a heading and perhaps a line; the whole card is a link. */
export function PictureCard({ title, path, summary, picture, urgent }: PictureCardProps) {
  return (
    <div className={classNames("picture-card one-link", urgent && "picture-card-urgent")}>
      <Picture {...picture} tile />
      <h3>
        <Link href={path}>{title}</Link>
      </h3>
      {summary && <p>{summary}</p>}
    </div>
  );
}
