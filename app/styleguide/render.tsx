import { shell } from "virtual:shell";
import { renderToString } from "react-dom/server";
import { Styleguide } from "./styleguide.tsx";

/** Renders the style guide for the development server. */
export function renderStyleguide(): string {
  return renderToString(<Styleguide shell={shell} />);
}
