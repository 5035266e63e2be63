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
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { ServicePattern, ServicePatternProps } from "./service.tsx";
import "./service-figures.css";

type Figures = ServicePattern<"figures">;

const FiguresContext = createContext<Figures | undefined>(undefined);

/** Words left, tile right; then two huge figures on teal, and steps. */
export function ServiceFigures({ content, Body }: ServicePatternProps) {
  const { title, lead, parent, picture, pattern, provides } = content;
  const { labels } = useShell();
  return (
    <FiguresContext value={pattern?.kind === "figures" ? pattern : undefined}>
      <PageHead
        title={title}
        lead={lead}
        breadcrumbs={<Breadcrumbs parent={parent} current={title} />}
        picture={picture}
        tile
      >
        <div className="buttons">
          <BookingAction>{labels.scheduleNow}</BookingAction>
          <CallAction>{labels.callNumber}</CallAction>
        </div>
      </PageHead>
      <Body components={{ ...proseComponents, Section: FiguresSection }} />
      <ServiceProvides items={provides}>
        <BookingAction look="teal">{labels.scheduleNow}</BookingAction>
      </ServiceProvides>
    </FiguresContext>
  );
}

function FiguresSection(props: SectionProps) {
  const pattern = useContext(FiguresContext);
  if (props.id === "what-it-is") return <ServiceOpening {...props} />;
  return props.id === "why-it-matters" ? (
    <Counted {...props} pattern={pattern} />
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
function Counted({
  id,
  heading,
  children,
  pattern,
}: SectionProps & { pattern: Figures | undefined }) {
  return (
    <Band ground="teal" flip aria-labelledby={id}>
      <div className="columns service-why">
        <h2 id={id}>{heading}</h2>
        {pattern && (
          <div>
            <p className="service-figures-pair">
              {pattern.figures.map(({ value, label }) => (
                <Figure key={label} value={value} label={label} />
              ))}
            </p>
            <p className="loud">{pattern.text}</p>
          </div>
        )}
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** The number is huge; its unit, where it has one, is part of the label. */
function Figure({ value, label }: Figures["figures"][number]) {
  const [number, ...unit] = value.split(" ");
  return (
    <span>
      <b className="service-numeral">{number}</b> {[...unit, label].join(" ")}{" "}
    </span>
  );
}
