import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import { Opener } from "../../ui/band/opener.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import {
  ServiceHead,
  ServiceOpening,
  ServiceSteps,
  usePatternComponents,
} from "./service-parts.tsx";
import type { ServicePattern, ServicePatternProps } from "./service-pattern.ts";
import "./service-points.css";

type Points = ServicePattern<"points">;

/** Nose to tail: a bold statement, and an animal with numbered points. */
export function ServicePoints({ content, pattern, Body }: ServicePatternProps<"points">) {
  const { title, lead, parent, brief, picture } = content;
  const { nose } = pattern;
  return (
    <>
      <ServiceHead {...{ title, lead, parent, brief }} {...(nose ? {} : { picture, tile: true })}>
        {nose && <Drawing {...nose} className="service-points-nose" />}
      </ServiceHead>
      <Body components={usePatternComponents(PointsSection, pattern)} />
    </>
  );
}

function PointsSection(props: SectionProps & { pattern: Points }) {
  if (props.id === "what-it-is") return <ServiceOpening {...props} />;
  return props.id === "why-it-matters" ? <Loud {...props} /> : <Animal {...props} />;
}

/** Why It Matters: a bold statement, then the reasons. */
function Loud({ id, heading, children, pattern }: SectionProps & { pattern: Points }) {
  return (
    <Band ground="teal" flip aria-labelledby={id}>
      <div className="columns service-why">
        <h2 id={id}>{heading}</h2>
        <p className="loud">{pattern.text}</p>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** What to Expect: the animal, its points and the steps share one ground. */
function Animal({ id, heading, children, pattern }: SectionProps & { pattern: Points }) {
  const { ground, drawing, drawingText, opener, points } = pattern;
  return (
    <Band
      ground={ground}
      className={`service-points-animal service-points-on-${ground}`}
      aria-labelledby={id}
    >
      <Opener id={id} heading={heading} text={opener} />
      <Drawing {...drawing} label={drawingText} className="service-points-drawing" />
      <div className="service-points-meadow">
        <ol role="list" className="service-points-legend">
          {points.map(({ name, detail }) => (
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
