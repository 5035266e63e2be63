import { classNames } from "../../ui/class-names/class-names.ts";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import { useShell } from "../shell/shell.tsx";
import "./page-head.css";

/** The parent page, unless that is home. */
type Parent = { name: string; path: string } | undefined;

type PageHeadProps = {
  content: {
    title: string;
    /** In the breadcrumbs, if that is not its title. */
    name?: string;
    lead?: string;
    picture?: PictureData | undefined;
    parent?: Parent;
  };
  /** Its picture is a tile; otherwise it stands on the ridge. */
  tile?: boolean;
  /** Of the picture. */
  className?: string | undefined;
  /** In place of the picture. */
  media?: React.ReactNode;
  /** False for a page without a place in the hierarchy of pages. */
  breadcrumbs?: boolean;
  /** Buttons or a byline. */
  children?: React.ReactNode;
};

/** The top of an inner page: text left, picture right. */
export function PageHead(props: PageHeadProps) {
  const { content, tile = false, className, media, breadcrumbs = true, children } = props;
  const { title, name = title, lead, picture, parent } = content;
  return (
    <div className="page-head ground-stock">
      <div className="wrap">
        <div className="page-head-text stack">
          {breadcrumbs && <Breadcrumbs current={name} parent={parent} />}
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children}
        </div>
        {media ??
          (picture && (
            <div className={classNames(tile ? "page-head-tile" : "page-head-picture", className)}>
              <Picture {...picture} eager tile={tile} />
            </div>
          ))}
      </div>
    </div>
  );
}

/** Home, parent, current page. */
export function Breadcrumbs({ parent, current }: { parent?: Parent; current: string }) {
  const { labels } = useShell();
  const above = [{ path: "/", name: labels.home }, ...(parent ? [parent] : [])];
  const trail = [
    ...above.map(({ path, name }) => (
      <SiteLink key={path} href={path}>
        {name}
      </SiteLink>
    )),
    <span key="current" aria-current="page">
      {current}
    </span>,
  ];
  return (
    <nav className="page-head-breadcrumbs small" aria-label={labels.breadcrumb}>
      <TextList variant="names" ordered items={trail} />
    </nav>
  );
}
