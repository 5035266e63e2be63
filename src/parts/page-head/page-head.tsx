import type { Contacts } from "../../clinic/shell/load-shell.ts";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import type { RichTextData } from "../../ui/rich-text/rich-text-data.ts";
import { Breadcrumbs, type Trail } from "../breadcrumbs/breadcrumbs.tsx";
import { ContactButton } from "../contacts/contacts.tsx";
import "./page-head.css";

export type Head = {
  /** Every page but home has one. */
  title?: string | undefined;
  lead?: RichTextData | string | undefined;
  picture?: PictureData;
  trail?: Trail;
};

type PageHeadProps = Head & {
  /** Replaces the picture. */
  media?: React.ReactNode;
  buttons?: readonly (keyof Contacts)[];
  /** A byline, or what to read first. */
  children?: React.ReactNode;
};

/** The top of any page but home: title and lead, in the sky of the page's picture. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, picture, trail = [], media, buttons, children } = props;
  return (
    <div className="page-head ground-stock">
      <div className="wrap">
        <div className="page-head-text stack">
          {trail.length > 0 && <Breadcrumbs trail={trail} />}
          <h1>{title}</h1>
          {lead !== undefined && <RichParagraph className="lead" text={lead} />}
          {buttons && (
            <div className="buttons">
              {buttons.map((to) => (
                <ContactButton key={to} to={to} />
              ))}
            </div>
          )}
          {children}
        </div>
      </div>
      {media ?? (picture && <Picture {...picture} eager />)}
    </div>
  );
}
