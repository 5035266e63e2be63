import path from "node:path";
import type { Plugin } from "vite";
import { clinicTime } from "../../src/hours/clinic-time.ts";
import { routes } from "../../src/routes/routes.ts";
import { loadShell } from "../../src/site/load-shell.ts";
import { loadSignFinder } from "../../src/site/load-sign-finder.ts";
import type { Site } from "../../src/site/site.ts";
import { importPhotos } from "./pictures.ts";
import type { SiteReader } from "./site-reader.ts";

/** Virtual modules for content/, so that each page's content is in its own chunk. */
const sources: Record<string, (site: Site) => string> = {
  /** Content that every page shows. */
  "virtual:shell": (site) => `export const shell = ${JSON.stringify(loadShell(site))};`,
  /** What the field “Type what’s wrong” knows. */
  "virtual:sign-finder": (site) => `export const finder = ${JSON.stringify(loadSignFinder(site))};`,
  /** Paths, each with its route name and a function that loads its content. */
  "virtual:pages": (site) => {
    const entries = site.routes.map(({ path, name }) => {
      const load = `() => import(${JSON.stringify(pagePrefix + path)})`;
      return `${JSON.stringify(path)}: { name: ${JSON.stringify(name)}, load: ${load} },`;
    });
    return `export const pages = {\n${entries.join("\n")}\n};`;
  },
};

/** The content of one page, `virtual:page:/about`, as its loader returns it. */
const pagePrefix = "virtual:page:";

/** @param site in development, read again after each change, and on a new day */
export function contentModules(site: SiteReader): Plugin {
  return {
    name: "content-modules",
    resolveId(id) {
      return id in sources || id.startsWith(pagePrefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      const name = id.slice(1);
      const isBrowser = this.environment.name === "client";
      if (name.startsWith(pagePrefix)) {
        return pageModule(await site.get(), site.folder, name.slice(pagePrefix.length), isBrowser);
      }
      return sources[name]?.(await site.get());
    },
    configureServer(server) {
      const readAgain = () => {
        site.forget();
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
      };
      // What pages say of notices hangs on the day on which the site was read.
      let day = clinicTime(new Date()).date;
      server.middlewares.use((_request, _response, next) => {
        const { date } = clinicTime(new Date());
        if (date !== day) readAgain();
        day = date;
        next();
      });
      const watched = [site.folder, "src/illustrations", "src/styles/tokens.css"];
      server.watcher.on("all", (_event, file) => {
        if (!watched.some((source) => file.startsWith(path.resolve(source)))) return;
        readAgain();
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}

function pageModule(site: Site, folder: string, pathname: string, isBrowser: boolean): string {
  const route = site.routes.find(({ path }) => path === pathname);
  if (route === undefined) throw new Error(`No route has the path ${pathname}`);
  const prose = route.file.endsWith(".mdx")
    ? `export { default as Body } from ${JSON.stringify(path.resolve(folder, route.file))};`
    : "export const Body = undefined;";
  const { meta, content } = routes.loadPageData(site, route);
  const read = isBrowser ? { ...meta, structuredData: undefined } : meta;
  return `${importPhotos(content, path.join(folder, "photos"))}
${prose}
export const meta = ${JSON.stringify(read)};
export const content = ${JSON.stringify(content)};`;
}
