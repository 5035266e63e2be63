import { renderToString } from "react-dom/server";
import { App } from "../document/app.tsx";
import { loadPage, paths } from "../document/load-page.ts";

export { paths };

/** The HTML of one page with its structured data, without style sheets and script. */
export async function render(path: string): Promise<string> {
  const page = await loadPage(path);
  const { structuredData } = page.data.head;
  const json = structuredData
    ? `<script type="application/ld+json">${structuredData}</script>`
    : "";
  const html = renderToString(<App path={path} page={page} />);
  // A function, since a string would have its $ signs taken for patterns.
  return `<!doctype html>${html.replace("</body>", () => `${json}</body>`)}`;
}
