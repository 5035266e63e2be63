import { globSync } from "tinyglobby";
import type { Plugin, ViteDevServer } from "vite";
import { notFoundPath } from "../src/addresses.ts";
import { UserError } from "../src/reader/problems.ts";
import type { SiteCache } from "./content/site-cache.ts";
import { browserEntries, renderEntry } from "./entries.ts";
import { findRedirect } from "./host/host-files.ts";
import { withPolicy } from "./policy.ts";
import { metadataFiles } from "./prerender/metadata-files.ts";
import type { Prerender } from "./prerender/prerender.ts";

/**
 * Makes `vite` answer like the host, but from source, under the site's security policy. A content
 * error shows in place of the page.
 */
export const development = (cache: SiteCache): Plugin => ({
  name: "development",
  apply: "serve",
  configureServer(server) {
    // Returned, so that it runs after Vite's own middleware.
    return () =>
      server.middlewares.use(async ({ originalUrl = "/" }, response, next) => {
        try {
          const { status, headers, body } = await answer(server, cache, originalUrl);
          response.writeHead(status, headers).end(body);
        } catch (error) {
          // Any other error is a fault in the code. Vite shows it on the page, with its place.
          if (!(error instanceof UserError)) return next(error);
          server.config.logger.error(error.message);
          response.writeHead(500, contentType("text/plain")).end(error.message);
        }
      });
  },
});

const contentType = (text: string) => ({ "Content-Type": `${text};charset=utf-8` });

async function answer(server: ViteDevServer, cache: SiteCache, url: string) {
  const [pathname = ""] = url.split("?");
  const site = await cache.get();
  const isPage = (path: string) => site.pages.some((page) => page.path === path);
  const redirect = findRedirect(url, site.redirects, isPage);
  if (redirect !== undefined) return { ...redirect, body: "" };
  const metadata = new Map(Object.entries(metadataFiles(site))).get(pathname.slice(1));
  if (metadata !== undefined)
    return { status: 200, headers: contentType("text/plain"), body: metadata };
  const [status, path] = isPage(pathname) ? [200, pathname] : [404, notFoundPath];
  return { status, headers: contentType("text/html"), body: await renderPage(server, url, path) };
}

async function renderPage(server: ViteDevServer, url: string, path: string): Promise<string> {
  const { render } = (await server.ssrLoadModule(`/${renderEntry}`)) as Prerender;
  // Link all sheets: those that components import would arrive after the first paint.
  const others = globSync("src/**/*.css", { ignore: "src/styles/**" });
  const sheets = ["src/styles/index.css", ...others];
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  const script = Object.values(browserEntries)
    .map((file) => `<script type="module" src="/${file}"></script>`)
    .join("");
  const html = (await render(path)).replace("</head>", `${links}${script}</head>`);
  return server.transformIndexHtml(url, withPolicy(html, "'unsafe-inline'", "'unsafe-inline'"));
}
