import path from "node:path";
import type { Plugin } from "vite";
import { pageModule } from "../../src/assemble/page-module.ts";
import type { BuildSite } from "../../src/assemble/read-site.ts";
import { loadHours, loadShell } from "../../src/clinic/load-shell.ts";
import { loadSignWords } from "../../src/signs/load-words.ts";
import { loadSearch } from "../../src/signs/search/load-search.ts";
import { addressPhotos } from "./picture-files.ts";
import type { SiteCache } from "./site-cache.ts";

const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/** The virtual modules that are not pages. */
const virtualModules: Record<string, (site: BuildSite) => string> = {
  "virtual:shell": (site) =>
    constant("shell", loadShell(site)) + constant("signWords", loadSignWords(site)),
  "virtual:hours": (site) => constant("hours", loadHours(site)),
  "virtual:sign-search": (site) => constant("searchItems", loadSearch(site)),
  /** A function for each path that loads its page. */
  "virtual:pages": ({ pages }) => {
    const loaders = pages.map(({ path }) => `"${path}": () => import("${pagePrefix}${path}")`);
    return `export const pages = { ${loaders.join()} };`;
  },
};

/** One page, `virtual:page:/about`: its component and its data. */
const pagePrefix = "virtual:page:";

export const contentModules = (cache: SiteCache): Plugin => ({
  name: "content-modules",
  resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : undefined),
  async load(id) {
    // resolveId puts \0 first, so that other plugins leave the module alone.
    if (!id.startsWith("\0virtual:")) return;
    const name = id.slice(1);
    const site = await cache.get();
    const page = site.pages.find(({ path }) => name === pagePrefix + path);
    if (page === undefined) return virtualModules[name]?.(site);
    const { meta, data } = pageModule(site, page);
    const component = JSON.stringify(path.resolve("src/pages", page.folder, "page.tsx"));
    const content = constant("meta", meta) + constant("data", data);
    return `export { default as Component } from ${component};
${addressPhotos(content, site.photos, cache.folder)}`;
  },
  configureServer(server) {
    const watched = [cache.folder, "src/illustrations", "src/styles/tokens.css"];
    server.watcher.on("all", (_event, file) => {
      if (!watched.some((source) => file.startsWith(path.resolve(source)))) return;
      cache.invalidate();
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.hot.send({ type: "full-reload" });
    });
  },
});
