import { Picture, type PictureData } from "../picture/picture.tsx";
import "./page-head.css";

type PageHeadProps = {
  title: string;
  lead?: string | undefined;
  /** Where the page stands in the site. */
  breadcrumbs?: React.ReactNode;
  /** Buttons, or a line of facts. */
  children?: React.ReactNode;
  picture?: PictureData | undefined;
  /** In place of the picture: a drawing of the page's own. */
  figure?: React.ReactNode;
  /** A tile has cut edges; a picture without one stands on the ridge. */
  tile?: boolean;
  className?: string;
};

/** The top of an inner page: words left, a picture right. */
export function PageHead({
  title,
  lead,
  breadcrumbs,
  children,
  picture,
  figure,
  tile = false,
  className = "",
}: PageHeadProps) {
  return (
    <div className={`page-head ground-stock ${className}`.trim()}>
      <div className="wrap">
        <div className="page-head-words stack">
          {breadcrumbs}
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children}
        </div>
        {picture !== undefined && (
          <div className={tile ? "page-head-tile" : "page-head-picture"}>
            <Picture {...picture} eager tile={tile} />
          </div>
        )}
        {figure}
      </div>
    </div>
  );
}
