import { classNames } from "../class-names/class-names.ts";
import "./drawing.css";

/** An inline SVG, which uses the page's colors and fonts. */
export type DrawingData = { viewBox: string; markup: string };

type DrawingProps = DrawingData & {
  className?: string;
  /** Alternative text. Without it, the drawing is decorative. */
  label?: string | undefined;
  /** How it fits a box with another aspect ratio. */
  fit?: "meet" | "slice";
};

/** Uses the page's colors, light and dark (`--paint-white` and others in tokens.css). */
export function Drawing({ viewBox, markup, className, label, fit = "meet" }: DrawingProps) {
  return (
    <svg
      className={classNames("drawing", className)}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMax ${fit}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, read at build time
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
