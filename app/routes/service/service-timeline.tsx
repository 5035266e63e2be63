import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { ServiceHead, usePatternComponents } from "./service-parts.tsx";
import type { ServicePattern, ServicePatternProps } from "./service-pattern.ts";
import "./service-timeline.css";

type Timeline = ServicePattern<"timeline">;

/** A numeral in the head; then animals growing along a ridge, and four stops. */
export function ServiceTimeline({ content, pattern, Body }: ServicePatternProps<"timeline">) {
  const { title, lead, parent, brief } = content;
  const components = usePatternComponents(TimelineSection, pattern);
  return (
    <>
      <ServiceHead {...{ title, lead, parent, brief }} figure={<Opener {...pattern.opener} />} />
      <div className="band ridge ground-paper service-wide">
        <Body components={components} />
      </div>
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

/** Two text columns; the third section is the timeline. */
function TimelineSection({ id, heading, children, pattern }: SectionProps & { pattern: Timeline }) {
  const expect = id === "what-to-expect";
  return (
    <section
      className={expect ? "service-timeline-expect" : "service-wide-text"}
      aria-labelledby={id}
    >
      {expect ? (
        <Stops heading={<h2 id={id}>{heading}</h2>} {...pattern}>
          {children}
        </Stops>
      ) : (
        <>
          <h2 id={id}>{heading}</h2>
          <Prose>{children}</Prose>
        </>
      )}
    </section>
  );
}

/** The animals' ridge becomes the ground of the stops; the remaining text follows. */
function Stops({
  heading,
  drawing,
  stops,
  children,
}: Timeline & { heading: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <div className="wrap">{heading}</div>
      <Drawing {...drawing} className="service-timeline-parade" />
      <div className="ground-teal">
        <ol role="list" className="wrap service-timeline-stops">
          {stops.map(({ when, detail }) => (
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
    </>
  );
}
