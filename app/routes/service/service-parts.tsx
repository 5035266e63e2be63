import type { MDXContent } from "mdx/types.js";
import { type ComponentProps, type ComponentType, useMemo } from "react";
import type { PageProps } from "../../document/page.ts";
import { Band } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import "../../ui/lists/lists.css";
import { BookingAction, CallAction } from "../../sections/contact-links/contact-links.tsx";
import { PageHead } from "../../sections/page-head/page-head.tsx";
import { Prose, proseComponents, type SectionProps } from "../../sections/prose/prose.tsx";
import { useShell } from "../../sections/shell/shell.tsx";
import { TermList } from "../../ui/lists/lists.tsx";
import { SiteLink } from "../../ui/site-link/site-link.tsx";
import type { route } from "./route.ts";
import "./service-parts.css";

type Content = PageProps<typeof route>["content"];
type Kind = Content["pattern"]["kind"];

/** The data of one pattern. */
export type ServicePattern<K extends Kind> = Extract<Content["pattern"], { kind: K }>;

/** A pattern renders the head and the three prose sections. */
export type ServicePatternProps<K extends Kind> = {
  content: Content;
  pattern: ServicePattern<K>;
  Body: MDXContent;
};

/** A section of the prose, with the data of its page's pattern. */
export type PatternSectionProps<K extends Kind> = SectionProps & { pattern: ServicePattern<K> };

type ServiceHeadProps = Omit<ComponentProps<typeof PageHead>, "title"> & { content: Content };

/** The head of a service page, with its two buttons, and short answers to what people ask first. */
export function ServiceHead({ content, children, ...head }: ServiceHeadProps) {
  const { title, lead, parent, brief } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead title={title} lead={lead} parent={parent} {...head}>
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

/** What It Is, Why It Matters and What to Expect, whatever their headings say. */
type PatternParts<Pattern> = readonly ComponentType<SectionProps & { pattern: Pattern }>[];

/** MDX components that render the first three sections of the prose as the parts of a pattern. */
export function usePatternComponents<Pattern>(parts: PatternParts<Pattern>, pattern: Pattern) {
  return useMemo(
    () => ({
      ...proseComponents,
      Section: (props: SectionProps) => {
        const Part = parts[Number(props.number) - 1] ?? FurtherPart;
        return <Part {...props} pattern={pattern} />;
      },
    }),
    [parts, pattern],
  );
}

/** A part that the pattern does not know, such as aftercare. */
function FurtherPart({ id, heading, children }: SectionProps) {
  return (
    <Band className="service-further" aria-labelledby={id}>
      <div className="columns">
        <h2 id={id}>{heading}</h2>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** A text column of a page with full-width backgrounds. */
export function ServiceColumn({
  id,
  heading,
  children,
  className = "",
}: SectionProps & { className?: string }) {
  return (
    <section className={`service-wide-text ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Prose>{children}</Prose>
    </section>
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

/** Why It Matters: a statement beside its heading, then the reasons. */
export function ServiceWhy({
  id,
  heading,
  statement,
  children,
}: SectionProps & { statement: React.ReactNode }) {
  return (
    <Band ground="teal" flip aria-labelledby={id}>
      <div className="columns service-why">
        <h2 id={id}>{heading}</h2>
        {statement}
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** The number is huge; its unit, if any, joins the label. */
export function ServiceFigure({ value, label }: { value: string; label: string }) {
  const [number, ...unit] = value.split(" ");
  return (
    <>
      <b className="service-numeral numeral">{number}</b> {[...unit, label].join(" ")}
    </>
  );
}

/** What We Provide, with the booking link below the heading. */
export function ServiceProvides({ provides, pattern }: Content) {
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
        <Provided items={provides} />
      </div>
      {tail && <Drawing {...tail} className="service-provides-tail" />}
    </Band>
  );
}

/** On phones each text opens below its name; where there is room, and on paper, all are open. */
function Provided({ items }: { items: Content["provides"] }) {
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
