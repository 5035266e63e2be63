import { createContext, use } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents, type SectionProps } from "../sections/prose/prose.tsx";
import { ServiceProvides } from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Drawing } from "../ui/drawing/drawing.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePatternProps } from "./service.tsx";
import "./service-timeline.css";

type Content = ServicePatternProps["content"];

const TimelineContent = createContext<Content | undefined>(undefined);
const components = { ...proseComponents, Section: TimelineSection };

/** One numeral in the head; then animals that grow along a ridge, and four stops. */
export function ServiceTimeline({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, pattern, provides } = content;
  const { labels } = useShell();
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        aside={pattern?.kind === "timeline" && <Opener {...pattern.opener} />}
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <div className="band ground-paper service-timeline">
        <TimelineContent value={content}>
          <Body components={components} />
        </TimelineContent>
      </div>
      <ServiceProvides items={provides}>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
    </>
  );
}

function Opener({ value, label }: { value: string; label: string }) {
  const [numeral, ...unit] = value.split(" ");
  return (
    <p className="service-timeline-opener">
      <b>{numeral}</b> {[...unit, label].join(" ")}
    </p>
  );
}

/** Two columns of text side by side; the third section is the timeline. */
function TimelineSection({ id, heading, children }: SectionProps) {
  const expect = id === "what-to-expect";
  return (
    <section
      className={expect ? "service-timeline-expect" : "service-timeline-text"}
      aria-labelledby={id}
    >
      {expect ? (
        <Stops heading={<h2 id={id}>{heading}</h2>}>{children}</Stops>
      ) : (
        <>
          <h2 id={id}>{heading}</h2>
          <Prose>{children}</Prose>
        </>
      )}
    </section>
  );
}

/** The ridge that the animals walk on becomes the ground of the stops; what is left to say follows. */
function Stops({ heading, children }: { heading: React.ReactNode; children: React.ReactNode }) {
  const { pattern, drawings } = use(TimelineContent) ?? {};
  if (pattern?.kind !== "timeline") return null;
  const parade = drawings?.[pattern.drawing];
  return (
    <>
      <div className="wrap">{heading}</div>
      {parade !== undefined && <Drawing {...parade} className="service-timeline-parade" />}
      <div className="ground-teal">
        <ol role="list" className="wrap service-timeline-stops">
          {pattern.stops.map(({ when, detail }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="band ground-paper">
        <div className="wrap prose service-timeline-after">{children}</div>
      </div>
    </>
  );
}
