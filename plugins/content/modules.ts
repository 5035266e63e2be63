import path from "node:path";
import type { Environment, Plugin } from "vite";
import { loadShell } from "../../src/clinic/shell/load-shell.ts";
import { loadSignFinder } from "../../src/signs/finder/load.ts";
import { loadSignWords } from "../../src/signs/load.ts";
import { pageData } from "../../src/site/page-data.ts";
import type { ReadSite } from "../../src/site/read-site.ts";
import { dataCode } from "./photos.ts";
import type { SiteReader } from "./site-reader.ts";

/** The virtual modules that are not pages. */
const virtualModules: Record<string, (site: ReadSite) => string> = {
  "virtual:shell": (site) =>
    `export const shell = ${JSON.stringify(loadShell(site))};\n` +
    `export const signWords = ${JSON.stringify(loadSignWords(site))};`,
  "virtual:sign-finder": (site) => `export const finder = ${JSON.stringify(loadSignFinder(site))};`,
  /** A function for each path that loads its page. */
  "virtual:pages": (site) => {
    const entries = site.pages.map(
      ({ path }) => `"${path}": () => import("${pagePrefix}${path}"),`,
    );
    return `export const pages = {\n${entries.join("\n")}\n};`;
  },
};

/** One page, `virtual:page:/about`: its component, and the content that its loader returns. */
const pagePrefix = "virtual:page:";

/** @param reader of the site; in development, it reads again after each change */
export function contentModules(reader: SiteReader): Plugin {
  return {
    name: "content-modules",
    resolveId(id) {
      return id in virtualModules || id.startsWith(pagePrefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      // Drop the \0 that resolveId puts first, so that other plugins leave the module alone.
      const name = id.slice(1);
      if (name.startsWith(pagePrefix)) {
        const pathname = name.slice(pagePrefix.length);
        return pageModule(await reader.get(), reader.folder, pathname, this.environment);
      }
      return virtualModules[name]?.(await reader.get());
    },
    configureServer(server) {
      const watched = [reader.folder, "src/illustrations", "src/styles/tokens.css"];
      server.watcher.on("all", (_event, file) => {
        if (!watched.some((source) => file.startsWith(path.resolve(source)))) return;
        reader.invalidate();
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}

function pageModule(site: ReadSite, folder: string, pathname: string, { config }: Environment) {
  const page = site.pages.find(({ path }) => path === pathname);
  if (page === undefined) throw new Error(`No page has the path ${pathname}`);
  const { meta, data } = pageData(site, page);
  const component = JSON.stringify(path.resolve("src/pages", page.folder, "page.tsx"));
  return `${dataCode(data, path.join(folder, "photos"), config.command)}
export { default as Component } from ${component};
export const meta = ${JSON.stringify(meta)};`;
}
