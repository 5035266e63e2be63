import { useMemo } from "react";
import type { PageProps, PageWithBodyProps } from "../../document/page.ts";
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
import { Picture } from "../../ui/picture/picture.tsx";
import { RelatedPages } from "../../ui/related-pages/related-pages.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import { lastGround, ServiceFigure, ServicePart, serviceNotes } from "./patterns.tsx";
import type { route } from "./route.ts";

type Content = PageProps<typeof route>["content"];

type ServiceProps = PageWithBodyProps<typeof route> & {
  /** Rendered between the prose and What We Provide. */
  children?: React.ReactNode;
};

/** A service page: the prose as its pattern draws it, then the sections that all services share. */
export default function Service({ content, Body, children }: ServiceProps) {
  const { pattern, beside, provides, questions, sources, related, closing } = content;
  const { labels } = useShell();
  const components = useMemo(() => {
    const Section = (section: SectionProps) => {
      const picture = beside.find(({ part }) => String(part) === section.number)?.picture;
      return <ServicePart {...section} pattern={pattern} picture={picture} />;
    };
    return { ...proseComponents, ...serviceNotes, Section };
  }, [pattern, beside]);
  return (
    <>
      <PageHead
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs current={content.title} parent={content.parent} />}
        media={<HeadMedia pattern={pattern} picture={content.picture} />}
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
            words: text,
            children:
              href === undefined ? (
                <LinkedText text={text} />
              ) : (
                <SiteLink href={href}>{text}</SiteLink>
              ),
          }))}
        />
      </Band>
      <Body components={components} />
      {children}
      <ColumnsBand
        ground={children === undefined ? lastGround(pattern) : "paper"}
        ridge={false}
        className="service-continued"
        id="what-we-provide"
        heading={labels.whatWeProvide}
        intro={<ContactAction to="booking">{labels.scheduleNow}</ContactAction>}
      >
        <div className="service-provides-list">
          <NamedList items={provides} />
          <Sources sources={sources} />
        </div>
        <End pattern={pattern} />
      </ColumnsBand>
      <Questions items={questions} ground={pattern.kind === "days" ? "paper" : "stock"}>
        <RelatedPages heading={labels.related} pages={related} />
      </Questions>
      <ClosingCall {...closing} />
    </>
  );
}

function HeadMedia({ pattern, picture }: Pick<Content, "pattern" | "picture">) {
  switch (pattern.kind) {
    case "figures":
      return <HeadPicture picture={picture} tile />;
    case "timeline":
      return (
        <div className="service-opener">
          <HeadPicture picture={picture} tile />
          <ServiceFigure {...pattern.opener} />
        </div>
      );
    case "days":
      return <HeadPicture picture={pattern.picture} />;
    case "points":
      if (pattern.nose === undefined) return <HeadPicture picture={picture} tile />;
      return (
        <div className="service-nose">
          <Drawing {...pattern.nose} />
        </div>
      );
  }
}

/** What the pattern leaves on the last hill: two animals, a tail, the moon. */
function End({ pattern }: Pick<Content, "pattern">) {
  switch (pattern.kind) {
    case "points":
      if (pattern.tail === undefined) return null;
      return (
        <div className="service-end service-tail">
          <Drawing {...pattern.tail} />
        </div>
      );
    default:
      return (
        <div className={`service-end service-end-${pattern.kind}`}>
          <Picture {...pattern.end} />
        </div>
      );
  }
}
