import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Band } from "../../ui/band/band.tsx";
import {
  ServiceHead,
  ServiceOpening,
  ServiceSteps,
  usePatternComponents,
} from "./service-parts.tsx";
import type { ServicePattern, ServicePatternProps } from "./service-pattern.ts";
import "./service-figures.css";

type Figures = ServicePattern<"figures">;

/** Text left, tile right; then two huge figures on teal, and steps. */
export function ServiceFigures({ content, pattern, Body }: ServicePatternProps<"figures">) {
  const { title, lead, parent, brief, picture } = content;
  return (
    <>
      <ServiceHead {...{ title, lead, parent, brief, picture }} tile />
      <Body components={usePatternComponents(FiguresSection, pattern)} />
    </>
  );
}

function FiguresSection(props: SectionProps & { pattern: Figures }) {
  if (props.id === "what-it-is") return <ServiceOpening {...props} />;
  return props.id === "why-it-matters" ? (
    <Counted {...props} />
  ) : (
    <Band aria-labelledby={props.id}>
      <div className="columns service-figures-steps">
        <h2 id={props.id}>{props.heading}</h2>
        <ServiceSteps>{props.children}</ServiceSteps>
      </div>
    </Band>
  );
}

/** Why It Matters: two figures that read as one sentence, then the reasons. */
function Counted({ id, heading, children, pattern }: SectionProps & { pattern: Figures }) {
  return (
    <Band ground="teal" flip aria-labelledby={id}>
      <div className="columns service-why">
        <h2 id={id}>{heading}</h2>
        <div>
          <p className="service-figures-pair">
            {pattern.figures.map(({ value, label }) => (
              <Figure key={label} value={value} label={label} />
            ))}
          </p>
          <p className="loud">{pattern.text}</p>
        </div>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** The number is huge; its unit, if any, joins the label. */
function Figure({ value, label }: Figures["figures"][number]) {
  const [number, ...unit] = value.split(" ");
  return (
    <span>
      <b className="service-numeral">{number}</b> {[...unit, label].join(" ")}{" "}
    </span>
  );
}
