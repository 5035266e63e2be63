import { notFoundPath } from "../src/policies/canonical-path.ts";

/** The tests build a clinic of their own: tests/clinic.env. */
const { CONTENT_FOLDER = "content", OUTPUT_FOLDER = "dist" } = process.env;

/** What `vite build` reads. */
export const contentFolder = CONTENT_FOLDER;

/** What it writes. */
export const outputs = {
  /** The published files. */
  site: `${OUTPUT_FOLDER}/site`,
  /** The app for Node, which renders the HTML. */
  prerender: `${OUTPUT_FOLDER}/prerender`,
  /** The forms, in development. */
  forms: `${OUTPUT_FOLDER}/forms`,
};

/** The HTML file of a page: services/dental.html next to services.html. */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path === notFoundPath ? "404.html" : `${path.slice(1)}.html`;
}
