import { renderToString } from "react-dom/server";
import { App } from "./document.tsx";
import { loadPage } from "./page-modules.ts";

/** Renders a page to HTML, without style sheets and scripts. */
export const render = async (path: string): Promise<string> =>
  `<!doctype html>${renderToString(<App path={path} page={await loadPage(path)} />)}`;
