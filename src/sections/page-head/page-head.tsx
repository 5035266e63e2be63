import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import { useShell } from "../shell/shell.tsx";
import "./page-head.css";

/** The parent page, unless that is home. */
type Parent = { name: string; path: string } | undefined;

type PageHeadProps = {
  title: string;
  lead?: string | undefined;
  /** `Breadcrumbs`, if the page has a place in the hierarchy of pages. */
  breadcrumbs?: React.ReactNode;
  /** `HeadPicture`, or a drawing. */
  media?: React.ReactNode;
  /** Buttons or a byline. */
  children?: React.ReactNode;
  className?: string;
};

/** The top of an inner page: text left, picture right. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, breadcrumbs, media, children, className = "" } = props;
  return (
    <div className={`page-head ground-stock ${className}`.trim()}>
      <div className="wrap">
        <div className="page-head-text stack">
          {breadcrumbs}
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children}
        </div>
        {media}
      </div>
    </div>
  );
}

type PictureHeadProps = Pick<PageHeadProps, "children"> & {
  content: { title: string; lead: string; picture: PictureData; parent?: Parent };
  tile?: boolean;
};

/** The usual head of a page: where it is in the site, what it says, and its picture. */
export function PictureHead({ content, tile = false, children }: PictureHeadProps) {
  const { title, lead, picture, parent } = content;
  return (
    <PageHead
      title={title}
      lead={lead}
      breadcrumbs={<Breadcrumbs current={title} parent={parent} />}
      media={<HeadPicture picture={picture} tile={tile} />}
    >
      {children}
    </PageHead>
  );
}

/** The picture of a page: as a tile, or on the ridge. */
export function HeadPicture(props: {
  picture: PictureData;
  tile?: boolean;
  className?: string | undefined;
}) {
  const { picture, tile = false, className = "" } = props;
  return (
    <div className={`${tile ? "page-head-tile" : "page-head-picture"} ${className}`.trim()}>
      <Picture {...picture} eager tile={tile} />
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
