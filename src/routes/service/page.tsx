import { useMemo } from "react";
import { plainText } from "../../formatting/text.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { ContactAction, LinkedText } from "../../sections/contact-links/contact-links.tsx";
import { NamedList } from "../../sections/named-list/named-list.tsx";
import { Breadcrumbs, HeadPicture, PageHead } from "../../sections/page-head/page-head.tsx";
import { proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { Questions } from "../../sections/question-list/question-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Sources } from "../../sections/sources/sources.tsx";
import { Band, ColumnsBand } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { PhotoFigure, Picture } from "../../ui/picture/picture.tsx";
import { RelatedPages } from "../../ui/related-pages/related-pages.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps, PageWithBodyProps } from "../page-props.ts";
import { lastGround, ServiceFigure, ServicePart } from "./layouts.tsx";
import type { route } from "./route.ts";

type Content = PageProps<typeof route>["content"];

type ServiceProps = PageWithBodyProps<typeof route> & {
  /** Rendered between the prose and What We Provide. */
  children?: React.ReactNode;
};

/** A service page: the prose as its layout draws it, then the sections that all services share. */
export default function Service({ content, Body, children }: ServiceProps) {
  const { labels } = useShell();
  const components = useMemo(() => {
    const Section = (section: SectionProps) => {
      const picture = content.beside.find(({ part }) => String(part) === section.number)?.picture;
      return <ServicePart {...section} layout={content.layout} picture={picture} />;
    };
    return { ...proseComponents, Section };
  }, [content.layout, content.beside]);
  const related = content.related.length > 0 && (
    <RelatedPages heading={labels.related} pages={content.related} />
  );
  return (
    <>
      <PageHead
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs current={content.title} parent={content.parent} />}
        media={<HeadMedia layout={content.layout} picture={content.picture} />}
      >
        <div className="buttons">
          <ContactAction to="booking">{labels.scheduleNow}</ContactAction>
          <ContactAction to="phone" />
        </div>
      </PageHead>
      <Band className="service-brief">
        <TermList
          inRow
          items={content.brief.map(({ name, text, href }) => ({
            term: name,
            children:
              href === undefined ? (
                <LinkedText text={text} />
              ) : (
                <SiteLink href={href}>{plainText(text)}</SiteLink>
              ),
          }))}
        />
      </Band>
      <Body components={components} />
      {children}
      <ColumnsBand
        ground={children === undefined ? lastGround(content.layout) : "paper"}
        className="service-continued"
        id="what-we-provide"
        label={labels.whatWeProvide}
        heading={content.providesHeading ?? labels.whatWeProvide}
        intro={<ContactAction to="visit">{labels.scheduleNow}</ContactAction>}
      >
        <div className="service-provides-list">
          {content.provides.length > 0 ? (
            <NamedList items={content.provides} />
          ) : (
            <TextList variant="ticks" items={content.features} />
          )}
          {content.photo && <PhotoFigure {...content.photo} />}
          <Sources sources={content.sources} />
        </div>
        <End layout={content.layout} />
      </ColumnsBand>
      {content.questions.length > 0 ? (
        <Questions
          items={content.questions}
          ground={content.layout.kind === "days" ? "paper" : "stock"}
        >
          {related}
        </Questions>
      ) : (
        related && <Band ground="stock">{related}</Band>
      )}
      <ClosingCall {...content.closing} />
    </>
  );
}

function HeadMedia({ layout, picture }: Pick<Content, "layout" | "picture">) {
  switch (layout.kind) {
    case "figures":
    case "plain":
      return <HeadPicture picture={picture} tile />;
    case "timeline":
      return (
        <div className="service-opener">
          <HeadPicture picture={picture} tile />
          <ServiceFigure {...layout.opener} />
        </div>
      );
    case "days":
      return <HeadPicture picture={layout.picture} />;
    case "points":
      if (layout.nose === undefined) return <HeadPicture picture={picture} tile />;
      return (
        <div className="service-nose">
          <Drawing {...layout.nose} />
        </div>
      );
  }
}

/** What the layout leaves on the last hill: two animals, a tail, the moon. */
function End({ layout }: Pick<Content, "layout">) {
  switch (layout.kind) {
    case "plain":
      return null;
    case "points":
      if (layout.tail === undefined) return null;
      return (
        <div className="service-tail on-next-hill">
          <Drawing {...layout.tail} />
        </div>
      );
    default:
      return (
        <div className={`service-end-${layout.kind} on-next-hill`}>
          <Picture {...layout.end} />
        </div>
      );
  }
}
