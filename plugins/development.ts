import { globSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { ContentError } from "../src/content/problems.ts";
import { notFoundPath } from "../src/policies/canonical-path.ts";
import { commonHeaders, securityHeaders } from "../src/policies/security-headers.ts";
import { developmentServer } from "../vite.config.ts";
import { listenOn } from "./listen.ts";

/*
 * The development server. Renders every request from source like the prerender; Vite pushes
 * changes. Content errors are shown instead of the page.
 */

// The shell may set this to production. React would then load its production build, which fails
// with code that Vite compiles for development.
process.env.NODE_ENV = "development";
process.env.PORT ??= "5173";

/** `npm run edit` frames this site. */
export const server = createServer();
const config = developmentServer();
// Vite's socket shares our server, because the policy allows the page's own origin only.
export const vite = await createViteServer({
  ...config,
  server: { ...config.server, hmr: { server } },
});

server.on("request", (request, response) => {
  const headers = securityHeaders({ development: true, framedBy: process.env.FRAMED_BY });
  response.setHeaders(new Map(Object.entries({ ...commonHeaders, ...headers })));
  vite.middlewares(request, response, () => {
    renderPage(request.url ?? "/").then(
      ({ status, html }) => {
        response.writeHead(status, { "Content-Type": "text/html;charset=utf-8" }).end(html);
      },
      (error: unknown) => {
        const message = error instanceof Error ? contentMessage(error) : String(error);
        console.error(message);
        response.writeHead(500, { "Content-Type": "text/plain;charset=utf-8" }).end(message);
      },
    );
  });
});

async function renderPage(url: string): Promise<{ status: number; html: string }> {
  const { paths, render } = (await vite.ssrLoadModule(
    "/app/document/prerender.tsx",
  )) as typeof import("../src/document/prerender.tsx");
  const { pathname } = new URL(url, "http://localhost");
  const isPage = paths.includes(pathname) && pathname !== notFoundPath;
  const rendered = await render(isPage ? pathname : notFoundPath);
  // All styles, because those that come with their components come after the first paint.
  const sheets = ["src/styles/index.css", ...globSync("src/{ui,sections,routes}/**/*.css")];
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  const html = rendered.replace(
    "</head>",
    `${links}<script type="module" src="/app/browser/boot.ts"></script></head>`,
  );
  return { status: isPage ? 200 : 404, html: await vite.transformIndexHtml(url, html) };
}

/** The message of a content error; the full stack of any other. */
function contentMessage(error: Error): string {
  return error.name === ContentError.name ? error.message : (error.stack ?? error.message);
}

listenOn(server, process.env.FRAMED_BY ? "" : undefined);
