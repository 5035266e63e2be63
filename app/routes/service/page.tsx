import { useMemo } from "react";
import type { PageProps, PageWithBodyProps } from "../../document/page.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { BookingAction, CallAction } from "../../sections/contact-links/contact-links.tsx";
import { Breadcrumbs, HeadPicture, PageHead } from "../../sections/page-head/page-head.tsx";
import { proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { Questions } from "../../sections/question-list/question-list.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { TermList } from "../../ui/lists/lists.tsx";
import { RelatedPages } from "../../ui/picture-card/picture-card.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { FurtherPart, partsOf, ServiceFigure } from "./patterns.tsx";
import type { route } from "./route.ts";

type Content = PageProps<typeof route>["content"];

type ServiceProps = PageWithBodyProps<typeof route> & {
  /** Rendered between the prose and What We Provide. */
  children?: React.ReactNode;
};

/** A service page: the prose as its pattern draws it, then the sections that all services share. */
export default function Service({ content, Body, children }: ServiceProps) {
  const { pattern, questions, related, closing } = content;
  const { labels } = useShell();
  const components = useMemo(() => {
    const parts = partsOf(pattern);
    const Section = (section: SectionProps) => {
      const Part = parts[Number(section.number) - 1] ?? FurtherPart;
      return <Part {...section} />;
    };
    return { ...proseComponents, Section };
  }, [pattern]);
  const body = <Body components={components} />;
  return (
    <>
      <ServiceHead {...content} />
      {pattern.kind === "timeline" && (
        <div className="band ridge ground-paper service-wide">{body}</div>
      )}
      {pattern.kind === "days" && (
        <div className="band ridge ground-paper service-wide service-days">{body}</div>
      )}
      {(pattern.kind === "figures" || pattern.kind === "points") && body}
      {children}
      <ServiceProvides {...content} />
      <Questions items={questions} />
      <RelatedPages heading={labels.related} cards={related} />
      <ClosingCall {...closing} />
    </>
  );
}

/** The head with its two buttons, and short answers to what people ask first. */
function ServiceHead({ title, lead, parent, brief, picture, pattern }: Content) {
  const { labels } = useShell();
  const nose = pattern.kind === "points" ? pattern.nose : undefined;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={title} parent={parent} />}
        media={headMedia(pattern, picture)}
        className={pattern.kind === "days" ? "service-days-head" : ""}
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction />
        </div>
        {nose && <Drawing {...nose} className="service-points-nose" />}
      </PageHead>
      <div className="band ridge ground-paper service-brief">
        <div className="wrap">
          <TermList
            items={brief.map(({ name, text, href }) => ({
              term: name,
              children: href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>,
            }))}
          />
        </div>
      </div>
    </>
  );
}

function headMedia(pattern: Content["pattern"], picture: Content["picture"]) {
  switch (pattern.kind) {
    case "timeline":
      return (
        <p className="service-timeline-opener">
          <ServiceFigure {...pattern.opener} />
        </p>
      );
    case "days":
      return <HeadPicture picture={pattern.picture} />;
    case "points":
      return pattern.nose ? undefined : <HeadPicture picture={picture} tile />;
    case "figures":
      return <HeadPicture picture={picture} tile />;
  }
}

/** What We Provide, with the booking link below the heading. */
function ServiceProvides({ provides, pattern }: Content) {
  const { labels } = useShell();
  // Exits the page on the left, below the button.
  const tail = pattern.kind === "points" ? pattern.tail : undefined;
  return (
    <Band
      ground="stock"
      flip
      className={tail && "service-provides-tailed"}
      aria-labelledby="what-we-provide"
    >
      <div className="columns service-provides">
        <div className="stack">
          <h2 id="what-we-provide">{labels.whatWeProvide}</h2>
          <BookingAction>{labels.scheduleNow}</BookingAction>
        </div>
        <ProvidedList items={provides} />
      </div>
      {tail && <Drawing {...tail} className="service-provides-tail" />}
    </Band>
  );
}

/** On phones each text opens below its name; where there is room, and on paper, all are open. */
function ProvidedList({ items }: { items: Content["provides"] }) {
  return (
    <ul role="list" className="named-list">
      {items.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <details>
            <summary aria-label={name}>
              <Icon name="caret" />
            </summary>
            <p>{detail}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
