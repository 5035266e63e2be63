import { createContext, useContext } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs/breadcrumbs.tsx";
import { BookingAction, CallAction } from "../sections/contact-links/contact-links.tsx";
import { Prose, proseComponents, type SectionProps } from "../sections/prose/prose.tsx";
import {
  ServiceOpening,
  ServiceProvides,
  ServiceSteps,
} from "../sections/service-parts/service-parts.tsx";
import { useShell } from "../sections/shell/shell.tsx";
import { Band } from "../ui/band/band.tsx";
import { Drawing } from "../ui/drawing/drawing.tsx";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePattern, ServicePatternProps } from "./service.tsx";
import "./service-points.css";

type Points = ServicePattern<"points">;

const PointsContext = createContext<Points | undefined>(undefined);

/** Nose to tail: a loud sentence, and an animal with numbered points. */
export function ServicePoints({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, picture, provides } = content;
  const { labels } = useShell();
  const points = content.pattern?.kind === "points" ? content.pattern : undefined;
  const head = points?.nose === undefined ? { picture, tile: true } : {};
  return (
    <PointsContext value={points}>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        {...head}
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
        {points?.nose && <Drawing {...points.nose} className="service-points-nose" />}
      </PageHead>
      <Body components={{ ...proseComponents, Section: PointsSection }} />
      <ServiceProvides items={provides} tail={points?.tail}>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
    </PointsContext>
  );
}

function PointsSection(props: SectionProps) {
  const points = useContext(PointsContext);
  if (points === undefined || props.id === "what-it-is") return <ServiceOpening {...props} />;
  return props.id === "why-it-matters" ? (
    <Loud {...props} text={points.text} />
  ) : (
    <Animal {...props} points={points} />
  );
}

/** Why It Matters: one sentence said loudly, then the reasons. */
function Loud({ id, heading, children, text }: SectionProps & { text: string }) {
  return (
    <Band ground="teal" flip aria-labelledby={id}>
      <div className="columns service-why">
        <h2 id={id}>{heading}</h2>
        <p className="loud">{text}</p>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** What to Expect: the animal stands on the ground that holds its points and the steps. */
function Animal({ id, heading, children, points }: SectionProps & { points: Points }) {
  const { ground, drawing, drawingText, opener } = points;
  return (
    <Band
      ground={ground}
      className={`service-points-animal service-points-on-${ground}`}
      aria-labelledby={id}
    >
      <div className="opener">
        <h2 id={id}>{heading}</h2>
        <p>{opener}</p>
      </div>
      <Drawing {...drawing} label={drawingText} className="service-points-drawing" />
      <div className="service-points-meadow">
        <ol role="list" className="service-points-legend">
          {points.points.map(({ name, detail }) => (
            <li key={name}>
              <b>{name}</b>
              {detail !== undefined && <span>{detail}</span>}
            </li>
          ))}
        </ol>
        <ServiceSteps plain>{children}</ServiceSteps>
      </div>
    </Band>
  );
}
