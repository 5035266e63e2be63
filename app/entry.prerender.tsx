import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";
import { addresses, loadPage } from "./pages.ts";

export { addresses };

/** The HTML of one page with its structured data, without style sheet and script. */
export async function render(address: string): Promise<string> {
  const { structuredData } = (await loadPage(address)).data.head;
  const html = renderToString(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
  );
  const json = structuredData
    ? `<script type="application/ld+json">${structuredData}</script>`
    : "";
  // A function, since a string would have its $ signs taken for patterns.
  return `<!doctype html>${html.replace("</body>", () => `${json}</body>`)}`;
}
