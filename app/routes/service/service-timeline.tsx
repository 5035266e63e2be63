import { Drawing } from "../../ui/drawing/drawing.tsx";
import {
  type PatternSectionProps,
  ServiceColumn,
  ServiceFigure,
  ServiceHead,
  type ServicePatternProps,
  usePatternComponents,
} from "./service-parts.tsx";
import "../../ui/lists/lists.css";
import "./service-timeline.css";

/** A numeral in the head; then animals growing along a ridge, and four stops. */
export function ServiceTimeline({ content, pattern, Body }: ServicePatternProps<"timeline">) {
  const opener = (
    <p className="service-timeline-opener">
      <ServiceFigure {...pattern.opener} />
    </p>
  );
  return (
    <>
      <ServiceHead content={content} figure={opener} />
      <div className="band ridge ground-paper service-wide">
        <Body components={usePatternComponents(parts, pattern)} />
      </div>
    </>
  );
}

/** The timeline, whose ground is the animals' ridge. */
function Expect({ id, heading, children, pattern }: PatternSectionProps<"timeline">) {
  return (
    <section className="service-timeline-expect" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
      </div>
      <Drawing {...pattern.drawing} className="service-timeline-parade" />
      <div className="ground-teal">
        <ol role="list" className="wrap service-timeline-stops tick-list">
          {pattern.stops.map(({ when, detail }) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="band ridge ground-paper">
        <div className="wrap prose service-timeline-after">{children}</div>
      </div>
    </section>
  );
}

const parts = [ServiceColumn, ServiceColumn, Expect];
