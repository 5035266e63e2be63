import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import "./band.css";

/** Backgrounds of bands. Hill drawings blend into `hill`; `highlight` is dimmed in dark mode. */
export type Ground = "paper" | "stock" | "mist" | "hill" | "accent" | "deep" | "highlight";

type BandProps = ComponentProps<"section"> & {
  ground?: Ground | undefined;
  /** Begins with a hill, for a drawing of the band above to stand on. */
  hilltop?: boolean;
  /** False if something in it is as wide as the page. */
  wrap?: boolean;
  /** Its parts side by side: `third`: a third, then the rest; `aside`: the rest, then a third. */
  columns?: "third" | "aside" | "even" | undefined;
};

/** A full-width part of a page. band.css draws a hill above and below the first dark band. */
export function Band(props: BandProps) {
  const { ground = "paper", hilltop, wrap = true, columns, className, children, ...rest } = props;
  const isDark = ground === "accent" || ground === "deep";
  const hillClass = isDark ? "band-dark" : hilltop && "band-hill";
  const bandClass = classNames("band ridge", `ground-${ground}`, hillClass, className);
  const wrapClass = classNames("wrap", columns && `columns columns-${columns}`);
  return (
    <section className={bandClass} {...rest}>
      {wrap ? <div className={wrapClass}>{children}</div> : children}
    </section>
  );
}

type HeadingProps = {
  id: string;
  heading: React.ReactNode;
  /** The kind of part, in small letters above the heading, such as What It Is. */
  label?: React.ReactNode;
  /** `medium` is smaller than its rank. */
  variant?: "medium" | "visually-hidden" | undefined;
};

/** A Heading 2, perhaps below a label. */
export function Heading({ id, heading, label, variant }: HeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} className={variant}>
      {label !== undefined && (
        <span className="band-label on-paper">
          {label}
          <span className="visually-hidden">: </span>
        </span>
      )}
      {heading}
    </h2>
  );
}

type SectionProps = HeadingProps & {
  className?: string;
  children?: React.ReactNode;
};

/** A part of a band, under its own heading. */
export function Section({ className = "stack", children, ...heading }: SectionProps) {
  return (
    <section className={className} aria-labelledby={heading.id}>
      <Heading {...heading} />
      {children}
    </section>
  );
}

type ColumnsBandProps = Omit<BandProps, "id"> &
  HeadingProps & {
    /** Below the heading, in the same column. */
    intro?: React.ReactNode;
  };

/** A band of two columns, the first with its heading. */
export function ColumnsBand(props: ColumnsBandProps) {
  const { id, heading, label, intro, columns = "third", children, ...band } = props;
  return (
    <Band aria-labelledby={id} columns={columns} {...band}>
      <div className="stack">
        <Heading id={id} heading={heading} label={label} />
        {intro}
      </div>
      {children}
    </Band>
  );
}

type BandHeaderProps = HeadingProps & {
  /** More about it, or a link to more: beside it where there is room. */
  children?: React.ReactNode;
};

/** A section's heading, and what is said about it. */
export function BandHeader({ children, ...heading }: BandHeaderProps) {
  return (
    <div className={classNames("band-header", children !== undefined && "band-header-beside")}>
      <Heading {...heading} />
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}
