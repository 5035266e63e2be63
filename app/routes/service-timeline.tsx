import { createContext, use } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents, type SectionProps } from "../sections/prose/prose.tsx";
import { ServiceProvides } from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Drawing } from "../ui/drawing/drawing.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePattern, ServicePatternProps } from "./service.tsx";
import "./service-timeline.css";

type Timeline = ServicePattern<"timeline">;

/** The sections are placed by the prose, so that what they show beside it comes to them this way. */
const TimelineContext = createContext<Timeline | undefined>(undefined);
const components = { ...proseComponents, Section: TimelineSection };

/** One numeral in the head; then animals that grow along a ridge, and four stops. */
export function ServiceTimeline({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, pattern, provides } = content;
  const { labels } = useShell();
  const timeline = pattern?.kind === "timeline" ? pattern : undefined;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        figure={timeline && <Opener {...timeline.opener} />}
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <div className="band ground-paper service-wide">
        <TimelineContext value={timeline}>
          <Body components={components} />
        </TimelineContext>
      </div>
      <ServiceProvides items={provides}>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
    </>
  );
}

function Opener({ value, label }: Timeline["opener"]) {
  const [numeral, ...unit] = value.split(" ");
  return (
    <p className="service-timeline-opener">
      <b className="service-numeral">{numeral}</b> {[...unit, label].join(" ")}
    </p>
  );
}

/** Two columns of text side by side; the third section is the timeline. */
function TimelineSection({ id, heading, children }: SectionProps) {
  const expect = id === "what-to-expect";
  return (
    <section
      className={expect ? "service-timeline-expect" : "service-wide-text"}
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
  const timeline = use(TimelineContext);
  return (
    <>
      <div className="wrap">{heading}</div>
      {timeline && <Drawing {...timeline.drawing} className="service-timeline-parade" />}
      <div className="ground-teal">
        <ol role="list" className="wrap service-timeline-stops">
          {timeline?.stops.map(({ when, detail }) => (
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
