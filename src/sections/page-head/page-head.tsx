import type { RichTextData as Text } from "../../content/rich-text-data.ts";
import type { Contacts } from "../../site/loaders/load-shell.ts";
import type { Trail } from "../../site/page-meta.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Link } from "../../ui/link/link.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import { ContactAction } from "../contact-links/contact-links.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import "./page-head.css";

type PageHeadProps = {
  content: {
    title?: string | undefined;
    lead?: Text | string | undefined;
    picture?: PictureData | undefined;
    trail?: Trail;
  };
  /** Its picture is a tile; otherwise it stands on the ridge. */
  tile?: boolean;
  /** On the picture's box. */
  className?: string | undefined;
  /** Replaces the picture. */
  media?: React.ReactNode;
  /** Whom its buttons reach. */
  buttons?: readonly (keyof Contacts)[];
  /** A byline, or what to read first. */
  children?: React.ReactNode;
};

/** The top of an inner page: text left, picture right. */
export function PageHead(props: PageHeadProps) {
  const { content, tile = false, className, media, buttons, children } = props;
  const { title, lead, picture, trail = [] } = content;
  return (
    <div className="page-head ground-stock">
      <div className="wrap">
        <div className="page-head-text stack">
          {trail.length > 0 && <Breadcrumbs trail={trail} />}
          <h1>{title}</h1>
          {lead !== undefined && (
            <p className="lead">{typeof lead === "string" ? lead : <RichText text={lead} />}</p>
          )}
          {buttons && (
            <div className="buttons">
              {buttons.map((to) => (
                <ContactAction key={to} to={to} />
              ))}
            </div>
          )}
          {children}
        </div>
        {media ??
          (picture && (
            <div className={classNames(!tile && "page-head-picture", className)}>
              <Picture {...picture} eager tile={tile} />
            </div>
          ))}
      </div>
    </div>
  );
}

/** Links from home to this page, which ends them without a link. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  const items = trail.map(({ name, path }, index) =>
    index === trail.length - 1 ? (
      <span key={path} aria-current="page">
        {name}
      </span>
    ) : (
      <Link key={path} href={path}>
        {name}
      </Link>
    ),
  );
  return (
    <nav className="page-head-breadcrumbs small" aria-label="Breadcrumb">
      <TextList variant="inline" ordered items={items} />
    </nav>
  );
}
