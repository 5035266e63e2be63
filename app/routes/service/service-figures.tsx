import { Prose } from "../../sections/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import {
  type PatternSectionProps,
  ServiceFigure,
  ServiceHead,
  ServiceOpening,
  type ServicePattern,
  type ServicePatternProps,
  ServiceWhy,
  usePatternComponents,
} from "./service-parts.tsx";
import "./service-figures.css";

/** Text left, tile right; then two huge figures on teal, and steps. */
export function ServiceFigures({ content, pattern, Body }: ServicePatternProps<"figures">) {
  return (
    <>
      <ServiceHead content={content} picture={content.picture} tile />
      <Body components={usePatternComponents(parts, pattern)} />
    </>
  );
}

function Why({ pattern, ...section }: PatternSectionProps<"figures">) {
  return <ServiceWhy {...section} statement={<Counted {...pattern} />} />;
}

function Expect({ id, heading, children }: PatternSectionProps<"figures">) {
  return (
    <Band aria-labelledby={id}>
      <div className="columns">
        <h2 id={id}>{heading}</h2>
        <div className="service-steps service-steps-numbered">
          <Prose>{children}</Prose>
        </div>
      </div>
    </Band>
  );
}

const parts = [ServiceOpening, Why, Expect];

/** Two figures that read as one sentence. */
function Counted({ figures, text }: ServicePattern<"figures">) {
  return (
    <div>
      <p className="service-figures-pair">
        {figures.map((figure) => (
          <span key={figure.label}>
            <ServiceFigure {...figure} />{" "}
          </span>
        ))}
      </p>
      <p className="loud">{text}</p>
    </div>
  );
}
