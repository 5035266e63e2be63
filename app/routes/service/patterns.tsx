import type { ComponentType } from "react";
import type { PageProps } from "../../document/page.ts";
import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Band, ColumnsBand, Opener } from "../../ui/band/band.tsx";
import { Drawing } from "../../ui/drawing/drawing.tsx";
import { TextList } from "../../ui/lists/lists.tsx";
import type { route } from "./route.ts";
import "./service-parts.css";
import "./service-days.css";
import "./service-figures.css";
import "./service-points.css";
import "./service-timeline.css";

type Pattern = PageProps<typeof route>["content"]["pattern"];

/** A section of the prose, with the data of its page's pattern. */
type PatternProps<Kind> = SectionProps & { pattern: Extract<Pattern, { kind: Kind }> };

/** What It Is, Why It Matters and What to Expect as a pattern draws them, whatever their headings. */
export function partsOf(pattern: Pattern): readonly ComponentType<SectionProps>[] {
  switch (pattern.kind) {
    case "figures":
      return [
        Opening,
        (section) => <Why {...section} statement={<FigurePair {...pattern} />} />,
        NumberedSteps,
      ];
    case "timeline":
      return [Column, Column, (section) => <Timeline {...section} pattern={pattern} />];
    case "points":
      return [
        Opening,
        (section) => <Why {...section} statement={<p className="loud">{pattern.text}</p>} />,
        (section) => <Animal {...section} pattern={pattern} />,
      ];
    case "days":
      return [
        (section) => <Column {...section} className="service-opening" />,
        Column,
        (section) => <Days {...section} pattern={pattern} />,
      ];
  }
}

/** A part that no pattern knows, such as aftercare. */
export function FurtherPart({ id, heading, children }: SectionProps) {
  return (
    <ColumnsBand className="service-further" id={id} heading={heading}>
      <Prose>{children}</Prose>
    </ColumnsBand>
  );
}

/** The number is huge; its unit, if any, joins the label. */
export function ServiceFigure({ value, label }: { value: string; label: string }) {
  const [number, ...unit] = value.split(" ");
  return (
    <>
      <b className="service-numeral numeral">{number}</b> {[...unit, label].join(" ")}
    </>
  );
}

/** A text column of a page with full-width backgrounds. */
function Column({ id, heading, children, className = "" }: SectionProps & { className?: string }) {
  return (
    <section className={`service-wide-text ${className}`.trim()} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}

/** What It Is, at the top of a page, with a large first paragraph. */
function Opening({ id, heading, children }: SectionProps) {
  return (
    <ColumnsBand columns="service-opening" id={id} heading={heading}>
      <Prose>{children}</Prose>
    </ColumnsBand>
  );
}

/** Why It Matters: a statement beside its heading, then the reasons. */
function Why({ id, heading, statement, children }: SectionProps & { statement: React.ReactNode }) {
  return (
    <ColumnsBand ground="teal" flip columns="service-why" id={id} heading={heading}>
      {statement}
      <Prose>{children}</Prose>
    </ColumnsBand>
  );
}

/** Two huge figures that read as one sentence. */
function FigurePair({ figures, text }: PatternProps<"figures">["pattern"]) {
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

function NumberedSteps({ id, heading, children }: SectionProps) {
  return (
    <ColumnsBand id={id} heading={heading}>
      <div className="service-steps service-steps-numbered">
        <Prose>{children}</Prose>
      </div>
    </ColumnsBand>
  );
}

/** Animals growing along a ridge, and four stops. */
function Timeline({ id, heading, children, pattern }: PatternProps<"timeline">) {
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

/** The animal, its numbered points and the steps share one ground. */
function Animal({ id, heading, children, pattern }: PatternProps<"points">) {
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

/** Backgrounds of the three sheets: morning, lamplight, night. */
const sheetGrounds = ["ground-paper", "ground-teal", "ground-deep"];

/** Before, the day and after on three sheets that step down, and the text below them. */
function Days({ id, heading, children, pattern }: PatternProps<"days">) {
  return (
    <Band ground="mist" flip className="service-days-expect" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="service-days-sheets">
        <ol role="list">
          {pattern.days.map(({ name, drawing, items }, index) => (
            <li key={name} className={sheetGrounds[index]}>
              <Drawing {...drawing} fit="slice" />
              <div>
                <h3>{name}</h3>
                <TextList items={items} />
              </div>
            </li>
          ))}
        </ol>
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}
