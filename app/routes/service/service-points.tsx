import { Prose } from "../../sections/prose/prose.tsx";
import { Band, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import {
  type PatternSectionProps,
  ServiceHead,
  ServiceOpening,
  type ServicePatternProps,
  ServiceWhy,
  usePatternComponents,
} from "./service-parts.tsx";
import "./service-points.css";

/** Nose to tail: a bold statement, and an animal with numbered points. */
export function ServicePoints({ content, pattern, Body }: ServicePatternProps<"points">) {
  const { nose } = pattern;
  return (
    <>
      <ServiceHead content={content} {...(nose ? {} : { picture: content.picture, tile: true })}>
        {nose && <Drawing {...nose} className="service-points-nose" />}
      </ServiceHead>
      <Body components={usePatternComponents(parts, pattern)} />
    </>
  );
}

function Why({ pattern, ...section }: PatternSectionProps<"points">) {
  return <ServiceWhy {...section} statement={<p className="loud">{pattern.text}</p>} />;
}

/** What to Expect: the animal, its points and the steps share one ground. */
function Animal({ id, heading, children, pattern }: PatternSectionProps<"points">) {
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
        <div className="service-steps">
          <Prose>{children}</Prose>
        </div>
      </div>
    </Band>
  );
}

const parts = [ServiceOpening, Why, Animal];
