import { withRangeDash } from "../../formatting/number-ranges.ts";
import { NamedList } from "../../sections/named-list/named-list.tsx";
import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { useServiceLabel } from "../../sections/shell/service-labels.ts";
import { Band, ColumnsBand, type Ground, Opener } from "../../ui/band/band.tsx";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
import { TextList } from "../../ui/text-list/text-list.tsx";
import type { PageProps } from "../page-props.ts";
import type { route } from "./route.ts";
import "./service-parts.css";
import "./service-days.css";
import "./service-scene.css";

type Layout = PageProps<typeof route>["content"]["layout"];
type Pictured = SectionProps & { picture?: PictureData | undefined };
type WithLayout<Kind = Layout["kind"]> = Pictured & {
  layout: Extract<Layout, { kind: Kind }>;
};

/** A part of a service's text, by its place. */
export function ServicePart({ layout, number, ...props }: WithLayout) {
  const section = { ...props, label: useServiceLabel(number) };
  switch (number) {
    case "1":
      // Continues the short answers above it; the first paragraph is large.
      return <Part {...section} className="service-opening" textClass="service-lead" />;
    case "2":
      return <WhyItMatters {...section} layout={layout} />;
    case "3":
      return <WhatToExpect {...section} layout={layout} />;
    default:
      // A part that no layout knows, such as aftercare.
      return <Part {...section} ground={lastGround(layout)} />;
  }
}

/** The number is huge; its unit, if any, joins the label. */
export function ServiceFigure({ value, label }: { value: string; label: string }) {
  const [number, ...unit] = withRangeDash(value).split(" ");
  return (
    <p className="service-figure">
      <b className="numeral">{number}</b> {[...unit, label].join(" ")}
    </p>
  );
}

/** The ground that What to Expect ends on. */
export function lastGround(layout: Layout): Ground {
  switch (layout.kind) {
    case "points":
      return layout.ground === "deep" ? "deep" : "hill";
    case "days":
      return "stock";
    default:
      return "paper";
  }
}

function ServiceFigures({ figures }: Pick<WithLayout<"figures">["layout"], "figures">) {
  return (
    <div className="service-figures row">
      {figures.map((figure) => (
        <ServiceFigure key={figure.label} {...figure} />
      ))}
    </div>
  );
}

type PartBandProps = Pick<Pictured, "picture"> & React.ComponentProps<typeof ColumnsBand>;

/** A heading, its picture if it has one, and its text. */
function PartBand({ picture, children, ...band }: PartBandProps) {
  return (
    <ColumnsBand late columnsClass={picture && "service-pictured"} {...band}>
      {picture && <Picture {...picture} tile className="service-picture" />}
      {children}
    </ColumnsBand>
  );
}

type PartProps = Pictured & { ground?: Ground; className?: string; textClass?: string };

/** A part on the ground of what is above it. */
function Part({ className = "service-continued", ...props }: PartProps) {
  const { number: _, textClass, children, ...band } = props;
  return (
    <PartBand className={className} {...band}>
      <Prose className={textClass}>{children}</Prose>
    </PartBand>
  );
}

/** Bright where the layout has a statement to make; elsewhere it continues What It Is. */
function WhyItMatters({ layout, ...section }: WithLayout) {
  if (layout.kind !== "figures" && layout.kind !== "points") return <Part {...section} />;
  const { number: _, children, ...band } = section;
  return (
    <PartBand ground="teal" {...band}>
      <div className="stack">
        {layout.kind === "figures" && <ServiceFigures figures={layout.figures} />}
        <p className="lead">{layout.text}</p>
        <Prose className="service-text">{children}</Prose>
      </div>
    </PartBand>
  );
}

function WhatToExpect({ layout, ...section }: WithLayout) {
  switch (layout.kind) {
    case "figures":
      return <Steps {...section} />;
    case "timeline":
      return <Timeline {...section} layout={layout} />;
    case "points":
      return <Points {...section} layout={layout} />;
    case "days":
      return <Days {...section} layout={layout} />;
    case "plain":
      return <Part {...section} />;
  }
}

function Steps({ id, heading, label, children }: Pictured) {
  return (
    <Band aria-labelledby={id}>
      <Opener id={id} heading={heading} label={label} />
      <Prose className="service-text">{children}</Prose>
    </Band>
  );
}

/** Animals growing along a ridge, the stops on the way, and the text below on paper. */
function Timeline({ id, heading, label, children, layout }: WithLayout<"timeline">) {
  const items = layout.stops.map(({ when, detail }) => ({ name: when, detail }));
  return (
    <>
      <Scene
        id={id}
        heading={heading}
        label={label}
        drawing={layout.drawing}
        foot="ground-teal"
        className="service-continued"
      >
        <NamedList items={items} className="service-stops grid" ordered />
      </Scene>
      <Band>
        <Prose className="service-text">{children}</Prose>
      </Band>
    </>
  );
}

/** An animal with numbered points, and the steps below them on the same ground. */
function Points({ id, heading, label, children, layout }: WithLayout<"points">) {
  const { ground, drawing, drawingText, opener, points } = layout;
  return (
    <Scene
      id={id}
      heading={heading}
      label={label}
      ground={ground}
      opener={opener}
      drawing={drawing}
      drawingText={drawingText}
      foot={`ground-${lastGround(layout)}`}
      className="service-points"
    >
      <NamedList items={points} variant="numbers" pairs className="service-points-list" />
      <Prose className="service-text">{children}</Prose>
    </Scene>
  );
}

type SceneProps = Omit<Pictured, "number" | "picture"> & {
  ground?: "paper" | "deep";
  opener?: string;
  drawing: DrawingData;
  drawingText?: string;
  className: string;
  /** The class of the ground below the drawing. */
  foot: string;
};

/** A drawing as wide as the page, and what stands on the ground that it ends with. */
function Scene(props: SceneProps) {
  const { id, heading, label, ground = "paper", opener, drawing, drawingText } = props;
  const { className, foot, children } = props;
  return (
    <Band
      ground={ground}
      wrap={false}
      className={`service-scene ${className}`}
      aria-labelledby={id}
    >
      <div className="wrap">
        <Opener id={id} heading={heading} label={label} text={opener} />
      </div>
      <Drawing {...drawing} className="service-scene-drawing" label={drawingText} />
      <div className={`service-scene-foot ${foot}`}>
        <div className="wrap">{children}</div>
      </div>
    </Band>
  );
}

/** Backgrounds of the three sheets: morning, lamplight, night. */
const sheetGrounds = ["ground-hill", "ground-teal", "ground-deep"];

/** Before, the day and after on three sheets, and the text below them. */
function Days({ id, heading, label, children, layout }: WithLayout<"days">) {
  return (
    <Band ground="stock" aria-labelledby={id}>
      <Opener id={id} heading={heading} label={label} />
      <ol role="list" className="service-days">
        {layout.days.map(({ name, drawing, items }, index) => (
          <li key={name} className={sheetGrounds[index]}>
            <Drawing {...drawing} className="service-days-drawing" />
            <h3>{name}</h3>
            <TextList items={items} />
          </li>
        ))}
      </ol>
      <Prose className="service-text">{children}</Prose>
    </Band>
  );
}
