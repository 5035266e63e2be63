import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import "./page-head.css";

type PageHeadProps = {
  title: string;
  lead?: string | undefined;
  /** False if the page has no place in the hierarchy of pages. */
  breadcrumbs?: boolean;
  /** The parent page, unless that is home. */
  parent?: { name: string; path: string } | undefined;
  /** The page's name in the breadcrumbs, unless that is its title. */
  name?: string;
  /** Buttons or a byline. */
  children?: React.ReactNode;
  picture?: PictureData | undefined;
  /** A drawing instead of the picture. */
  figure?: React.ReactNode;
  /** Crops the picture to a tile; otherwise it stands on the ridge. */
  tile?: boolean;
  className?: string;
};

/** The top of an inner page: text left, picture right. */
export function PageHead({
  title,
  lead,
  breadcrumbs = true,
  parent,
  name = title,
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
          {breadcrumbs && <Breadcrumbs parent={parent} current={name} />}
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
