import { type ComponentProps, type ComponentType, useMemo } from "react";
import { Band } from "../../ui/band/band.tsx";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import "../../ui/lists/lists.css";
import { Breadcrumbs } from "../../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import { TermList } from "../../ui/term-list/term-list.tsx";
import "./service-parts.css";

type ServiceHeadProps = Omit<ComponentProps<typeof PageHead>, "breadcrumbs"> &
  Required<Pick<ComponentProps<typeof Breadcrumbs>, "parent">> & {
    /** Short answers to what people ask first. */
    brief: readonly { name: string; text: string; href: string | undefined }[];
  };

/** The head of a service page, with its two buttons, and its short answers below. */
export function ServiceHead({ title, parent, brief, children, ...head }: ServiceHeadProps) {
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={title}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        {...head}
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
        {children}
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

/** MDX components whose sections, which the prose renders, receive the pattern. */
export function usePatternComponents<Pattern>(
  Section: ComponentType<SectionProps & { pattern: Pattern }>,
  pattern: Pattern,
) {
  return useMemo(
    () => ({
      ...proseComponents,
      Section: (props: SectionProps) => <Section {...props} pattern={pattern} />,
    }),
    [Section, pattern],
  );
}

/** What It Is, at the top of a page, with a large first paragraph. */
export function ServiceOpening({ id, heading, children }: SectionProps) {
  return (
    <Band aria-labelledby={id}>
      <div className="columns service-opening">
        <h2 id={id}>{heading}</h2>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** Text with a list whose bold beginnings become headings. */
export function ServiceSteps({
  plain = false,
  children,
}: {
  /** No numerals, because the page numbers something else. */
  plain?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={plain ? "service-steps" : "service-steps service-steps-numbered"}>
      <Prose>{children}</Prose>
    </div>
  );
}

type Named = { name: string; detail: string };

/** What We Provide, with the booking link below the heading. */
export function ServiceProvides({
  items,
  tail,
}: {
  items: readonly Named[];
  /** Exits the page on the left, below the button. */
  tail?: DrawingData | undefined;
}) {
  const { labels } = useShell();
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
        <Provided items={items} />
      </div>
      {tail && <Drawing {...tail} className="service-provides-tail" />}
    </Band>
  );
}

/** On phones each text opens below its name; where there is room, and on paper, all are open. */
function Provided({ items }: { items: readonly Named[] }) {
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
