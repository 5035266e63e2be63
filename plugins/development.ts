import { globSync } from "tinyglobby";
import type { Plugin, ViteDevServer } from "vite";
import { UserError } from "../src/content/problems.ts";
import { notFoundPath } from "../src/policies/canonical-path.ts";
import { commonHeaders, securityHeaders } from "../src/policies/security-headers.ts";
import { endWithNpm } from "./listen.ts";

/**
 * Makes `vite` render every request from source, as the build prerenders it, under the site's
 * security policy. Content errors are shown instead of the page.
 */
export function development(): Plugin {
  return {
    name: "development",
    apply: "serve",
    configureServer(server) {
      endWithNpm();
      const headers = securityHeaders({ development: true });
      server.middlewares.use((_request, response, next) => {
        response.setHeaders(new Map(Object.entries({ ...commonHeaders, ...headers })));
        next();
      });
      // After Vite's own: what is left is a page.
      return () => {
        server.middlewares.use((request, response) => {
          renderPage(server, request.originalUrl ?? "/").then(
            ({ status, html }) => {
              response.writeHead(status, { "Content-Type": "text/html;charset=utf-8" }).end(html);
            },
            (error: Error) => {
              const isContent = error.name === UserError.name;
              server.config.logger.error(
                isContent ? error.message : (error.stack ?? error.message),
              );
              const message = isContent ? error.message : describeFailure(error);
              response.writeHead(500, { "Content-Type": "text/plain;charset=utf-8" }).end(message);
            },
          );
        });
      };
    },
  };
}

async function renderPage(
  server: ViteDevServer,
  url: string,
): Promise<{ status: number; html: string }> {
  const { paths, render } = (await server.ssrLoadModule(
    "/src/document/prerender.tsx",
  )) as typeof import("../src/document/prerender.tsx");
  const { pathname } = new URL(url, "http://localhost");
  const isPage = paths.includes(pathname) && pathname !== notFoundPath;
  const rendered = await render(isPage ? pathname : notFoundPath);
  // All styles, because those that come with their components come after the first paint.
  const sheets = ["src/styles/index.css", ...globSync("src/{ui,sections,routes}/**/*.css")];
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  const html = rendered.replace(
    "</head>",
    `${links}<script type="module" src="/src/browser/boot.ts"></script></head>`,
  );
  return { status: isPage ? 200 : 404, html: await server.transformIndexHtml(url, html) };
}

/** What a page says in its place. The owner may see it. */
const describeFailure = ({ message }: Error) =>
  `This page could not be shown: ${message}\n\nThe terminal in which the site runs says more.\n`;
