import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";
import { addresses, loadPage } from "./pages.ts";

export { addresses };

/** The HTML of one page, without style sheet and script. */
export async function render(address: string): Promise<string> {
  await loadPage(address);
  return `<!doctype html>${renderToString(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
  )}`;
}
