import type { PageFrame } from "../../clinic/page-frame.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { RichParagraph } from "../../ui/rich-text/rich-text.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { ContactButton, type ContactProps } from "../contacts/contacts.tsx";
import "./page-head.css";

type PageHeadProps = PageFrame["head"] & {
  /** Replaces the picture. */
  media?: React.ReactNode;
  buttons?: readonly ContactProps[];
  /** A byline, or what to read first. */
  children?: React.ReactNode;
};

/** The top of any page but home: title and lead, in the sky of the page's picture. */
export function PageHead(props: PageHeadProps) {
  const { title, lead, picture, trail, media, buttons, children } = props;
  return (
    <div className="page-head ground-sand">
      <div className="wrap">
        <div className="page-head-text stack">
          {trail.length > 0 && <Breadcrumbs trail={trail} />}
          <h1>{title}</h1>
          {lead !== undefined && <RichParagraph className="text-lead" text={lead} />}
          {buttons && (
            <div className="page-head-buttons buttons">
              {buttons.map((button) => (
                <ContactButton key={button.to} {...button} />
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
