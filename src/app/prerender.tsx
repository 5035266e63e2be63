import { renderToString } from "react-dom/server";
import { App } from "./document.tsx";
import { loadPage } from "./page-modules.ts";

/** Renders a page to HTML with structured data, without style sheets and scripts. */
export async function render(path: string): Promise<string> {
  const page = await loadPage(path);
  const { structuredData } = page.meta;
  const json = structuredData && `<script type="application/ld+json">${structuredData}</script>`;
  const html = renderToString(<App path={path} page={page} />);
  // A function, because a replacement string would interpret `$`.
  return `<!doctype html>${html.replace("</body>", () => `${json ?? ""}</body>`)}`;
}
