import { trustMarkup } from "./trusted-markup.ts";
import "./drawing.css";

/** A picture drawn into the page; see `Drawing` of the content model. */
export type DrawingData = { viewBox: string; markup: string };

type DrawingProps = DrawingData & {
  className?: string;
  /** What it shows, where no words beside it say so. Without it the drawing is decorative. */
  label?: string | undefined;
  /** How it fills a box of another shape. */
  fit?: "meet" | "slice";
};

/** Draws in the colours of the page, day and night (`--p0` and the others of tokens.css). */
export function Drawing({ viewBox, markup, className = "", label, fit = "meet" }: DrawingProps) {
  return (
    <svg
      className={`drawing ${className}`.trim()}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMax ${fit}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read at build time
      dangerouslySetInnerHTML={{ __html: trustMarkup(markup) }}
    />
  );
}
