import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { useShell } from "../shell/shell.tsx";
import "./breadcrumbs.css";
import "./page-head.css";

/** The parent page, unless that is home. */
type Parent = { name: string; path: string } | undefined;

type PageHeadProps = {
  title: string;
  lead?: string | undefined;
  /** False if the page has no place in the hierarchy of pages. */
  breadcrumbs?: boolean;
  parent?: Parent;
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

/** Breadcrumbs: home, parent, current page. */
export function Breadcrumbs({ parent, current }: { parent?: Parent; current: string }) {
  const { labels } = useShell();
  return (
    <nav className="breadcrumbs" aria-label={labels.breadcrumb}>
      <ol role="list">
        <li>
          <SiteLink href="/">{labels.home}</SiteLink>
        </li>
        {parent !== undefined && (
          <li>
            <SiteLink href={parent.path}>{parent.name}</SiteLink>
          </li>
        )}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
