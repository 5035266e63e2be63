import { classNames } from "../class-names/class-names.ts";
import "./drawing.css";

/** An inline SVG, which uses the page's fonts and colors, light and dark (tokens.css). */
export type DrawingData = { viewBox: string; markup: string };

type DrawingProps = DrawingData & {
  className?: string;
  /** What it shows. Without it, the drawing is decorative. */
  alt?: string | undefined;
  /** How it fits a box with another aspect ratio. */
  fit?: "meet" | "slice";
};

/** An SVG of src/illustrations, inline. */
export function Drawing({ viewBox, markup, className, alt, fit = "meet" }: DrawingProps) {
  return (
    <svg
      className={classNames("drawing", className)}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMax ${fit}`}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read at build time
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
