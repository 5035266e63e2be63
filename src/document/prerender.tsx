import { shell } from "virtual:shell";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { feedComponents } from "../routes/article/feed-tags.tsx";
import { ShellProvider } from "../sections/shell/shell.tsx";
import { App } from "./document.tsx";
import { loadPage, paths } from "./load-page.ts";

export { paths };

/** Renders a page to HTML with structured data, without style sheets and scripts. */
export async function render(path: string): Promise<string> {
  const page = await loadPage(path);
  const { structuredData } = page.head;
  const json = structuredData && `<script type="application/ld+json">${structuredData}</script>`;
  const html = renderToString(<App path={path} page={page} />);
  // A function, because a replacement string would interpret `$`.
  return `<!doctype html>${html.replace("</body>", () => `${json ?? ""}</body>`)}`;
}

/** Renders the text of an article to HTML for feed readers: no styles or scripts, full addresses. */
export async function renderText(path: string, origin: string): Promise<string> {
  const { Body } = await loadPage(path);
  if (Body === undefined) throw new Error(`${path} has no text`);
  return renderToStaticMarkup(
    <ShellProvider value={shell}>
      <Body components={feedComponents(origin + path)} />
    </ShellProvider>,
  );
}
