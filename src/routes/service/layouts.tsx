import { withRangeDash } from "../../formatting/number-ranges.ts";
import type { Text } from "../../formatting/text.ts";
import { NamedList } from "../../sections/named-list/named-list.tsx";
import { Prose, type SectionProps } from "../../sections/prose/prose.tsx";
import { Band, ColumnsBand, type Ground, Opener } from "../../ui/band/band.tsx";
import { Drawing, type DrawingData } from "../../ui/drawing/drawing.tsx";
import { TextList } from "../../ui/lists/lists.tsx";
import { Picture, type PictureData } from "../../ui/picture/picture.tsx";
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

/** What It Is, Why It Matters and What to Expect, in this order, whatever their headings. */
export function ServicePart({ layout, number, ...section }: WithLayout) {
  switch (number) {
    case "1":
      // Continues the short answers above it; the first paragraph is large.
      return <Part {...section} className="service-opening" />;
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

type PartProps = Pictured & { ground?: Ground; className?: string };

/** A heading and its text, on the ground of what is above them. */
function Part({ className = "service-continued", ...props }: PartProps) {
  const { id, heading, picture, children, ground } = props;
  return (
    <ColumnsBand
      ground={ground}
      className={className}
      ridge={false}
      columns="columns-late"
      id={id}
      heading={heading}
      intro={picture && <Picture {...picture} tile />}
    >
      <Prose>{children}</Prose>
    </ColumnsBand>
  );
}

/** Bright where the layout has a statement to make; elsewhere it continues What It Is. */
function WhyItMatters({ layout, ...section }: WithLayout) {
  if (layout.kind === "timeline" || layout.kind === "days") return <Part {...section} />;
  const { id, heading, picture, children } = section;
  return (
    <ColumnsBand
      ground="teal"
      flip
      columns="columns-late"
      id={id}
      heading={heading}
      intro={picture && <Picture {...picture} tile />}
    >
      <div className="stack">
        {layout.kind === "figures" && <ServiceFigures figures={layout.figures} />}
        <p className="loud">{layout.text}</p>
        <Prose>{children}</Prose>
      </div>
    </ColumnsBand>
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
  }
}

function Steps({ id, heading, children }: SectionProps) {
  return (
    <Band aria-labelledby={id}>
      <Opener id={id} heading={heading} />
      <div className="service-steps service-steps-numbered">
        <Prose>{children}</Prose>
      </div>
    </Band>
  );
}

/** Animals growing along a ridge, the stops on the way, and the text below on paper. */
function Timeline({ id, heading, children, layout }: WithLayout<"timeline">) {
  const items = layout.stops.map(({ when, detail }) => ({ name: when, detail }));
  return (
    <>
      <Scene
        id={id}
        heading={heading}
        drawing={layout.drawing}
        foot="ground-teal"
        className="service-continued"
        items={items}
      />
      <Band className="service-after">
        <Prose>{children}</Prose>
      </Band>
    </>
  );
}

/** An animal with numbered points, and the steps below them on the same ground. */
function Points({ id, heading, children, layout }: WithLayout<"points">) {
  const { ground, drawing, drawingText, opener, points } = layout;
  return (
    <Scene
      id={id}
      heading={heading}
      ground={ground}
      opener={opener}
      drawing={drawing}
      label={drawingText}
      foot={`ground-${lastGround(layout)}`}
      className="ridge service-points"
      items={points}
    >
      <div className="service-steps">
        <Prose>{children}</Prose>
      </div>
    </Scene>
  );
}

type SceneProps = Omit<SectionProps, "number"> & {
  ground?: "paper" | "deep";
  opener?: string;
  drawing: DrawingData;
  label?: string;
  className: string;
  /** The class of the ground below the drawing. */
  foot: string;
  items: readonly { name: string; detail?: Text | undefined }[];
};

/** A drawing as wide as the page, and a list on the ground that it ends with. */
function Scene(props: SceneProps) {
  const { id, heading, ground = "paper", opener, drawing, label, className } = props;
  const { foot, items, children } = props;
  return (
    <section className={`band ground-${ground} service-scene ${className}`} aria-labelledby={id}>
      <div className="wrap">
        <Opener id={id} heading={heading} text={opener} />
      </div>
      <Drawing {...drawing} label={label} />
      <div className={`service-scene-foot ${foot}`}>
        <div className="wrap">
          <NamedList items={items} className="service-scene-list named-list" ordered />
          {children}
        </div>
      </div>
    </section>
  );
}

/** Backgrounds of the three sheets: morning, lamplight, night. */
const sheetGrounds = ["ground-hill", "ground-teal", "ground-deep"];

/** Before, the day and after on three sheets, and the text below them. */
function Days({ id, heading, children, layout }: WithLayout<"days">) {
  return (
    <Band ground="stock" flip className="service-after" aria-labelledby={id}>
      <Opener id={id} heading={heading} />
      <ol role="list" className="service-days">
        {layout.days.map(({ name, drawing, items }, index) => (
          <li key={name} className={sheetGrounds[index]}>
            <Drawing {...drawing} />
            <h3>{name}</h3>
            <TextList items={items} />
          </li>
        ))}
      </ol>
      <Prose>{children}</Prose>
    </Band>
  );
}
