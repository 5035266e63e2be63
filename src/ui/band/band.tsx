import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import "./band.css";

/** Backgrounds of bands. `hill` has the color of drawn hills; `highlight` is dimmed in dark mode. */
export type Ground = "paper" | "sand" | "mint" | "hill" | "accent" | "navy" | "highlight";

type BandProps = Omit<ComponentProps<"section">, "id"> &
  Partial<HeadingProps> & {
    /** A line about the heading, or a link to more. In columns it is below the heading, elsewhere beside it. */
    intro?: React.ReactNode;
    ground?: Ground | undefined;
    /** Begins with a high hill, on which a drawing of the band above can stand. */
    hilltop?: boolean;
    /** False if something in the band is as wide as the page. */
    wrap?: boolean;
    /** Puts what it has side by side, in these shares of the width. */
    columns?: "1-2" | "2-1" | "1-1" | undefined;
  };

/** A full-width part of a page. band.css draws a hill above and below the first dark band. */
export function Band(props: BandProps) {
  const { id, heading, label, variant, intro, ...band } = props;
  const { ground = "paper", hilltop, wrap = true, columns, className, children, ...rest } = band;
  const isDark = ground === "accent" || ground === "navy";
  const hillClass = isDark ? "band-dark" : hilltop && "band-hill";
  const bandClass = classNames("band ridge", `ground-${ground}`, hillClass, className);
  const header = columns
    ? "stack"
    : classNames("band-header", Boolean(intro) && "band-header-beside");
  return (
    <section className={bandClass} aria-labelledby={id} {...rest}>
      {wrap ? (
        <div className={classNames("wrap", columns && `columns columns-${columns}`)}>
          {id !== undefined && (
            <div className={header}>
              <Heading id={id} heading={heading} label={label} variant={variant} />
              {columns ? intro : intro && <div>{intro}</div>}
            </div>
          )}
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}

type HeadingProps = {
  id: string;
  heading: React.ReactNode;
  /** The kind of part, in small letters above the heading, such as What It Is. */
  label?: React.ReactNode;
  /** `size-3` is smaller than an h2 usually is, `display-lead` smaller still. */
  variant?: "size-3" | "display-lead" | "visually-hidden" | undefined;
};

export const Heading = ({ id, heading, label, variant }: HeadingProps) => (
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

type SectionProps = HeadingProps & { className?: string; children?: React.ReactNode };

/** A part of a band, under its own heading. */
export const Section = ({ className = "stack", children, ...heading }: SectionProps) => (
  <section className={className} aria-labelledby={heading.id}>
    <Heading {...heading} />
    {children}
  </section>
);
