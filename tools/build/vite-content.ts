import path from "node:path";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { Plugin, PluginOption } from "vite";
import { loadShell } from "../../app/content-model/load-shell.ts";
import { loadSite } from "../../app/content-model/load-site.ts";
import {
  remarkFacts,
  remarkSections,
  remarkTables,
  remarkWholeWords,
} from "../../app/content-model/mdx.ts";
import { listPageFiles, loadPageData } from "../../app/content-model/routes.ts";
import type { Site } from "../../app/content-model/site.ts";
import { contentType } from "../../app/policies/http-policy.ts";
import { telHref } from "../../app/policies/outbound-links.ts";

/*
 * Virtual modules for content/, so that each page's content is in its own chunk:
 *
 *   virtual:shell        content that every page shows
 *   virtual:pages        paths, each with its route name and a function that loads its content
 *   virtual:page:/about  the content of one page, as its loader returns it
 *   *.mdx                prose with facts inserted and sections wrapped
 */

export const pagePrefix = "virtual:page:";

/**
 * @param site shared by several builds; without it, content is read here, in development again
 *   after each change
 */
export function content(site?: Site): PluginOption[] {
  let current = site;
  const read = (): Site => {
    current ??= loadSite();
    return current;
  };

  const virtualModules: Plugin = {
    name: "content",
    buildStart() {
      if (this.environment.mode === "build") read();
    },
    resolveId(id) {
      return id === "virtual:shell" || id === "virtual:pages" || id.startsWith(pagePrefix)
        ? `\0${id}`
        : undefined;
    },
    load(id) {
      if (id === "\0virtual:shell") {
        return `export const shell = ${JSON.stringify(loadShell(read()))};`;
      }
      if (id === "\0virtual:pages") return pagesModule(read());
      if (!id.startsWith(`\0${pagePrefix}`)) return undefined;
      const isBrowser = this.environment.name === "client";
      return pageModule(read(), id.slice(`\0${pagePrefix}`.length), isBrowser);
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [pathname, source] of [...read().pictureFiles, ...listPageFiles(read())]) {
        this.emitFile({ type: "asset", fileName: pathname.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = "" } = request;
        if (!/\.\w+$/.test(url)) return next();
        const isPicture = url.startsWith("/assets/") && url.endsWith(".svg");
        const files = isPicture ? read().pictureFiles : listPageFiles(read());
        const file = files.get(url);
        if (file === undefined) return next();
        response.setHeader("Content-Type", contentType(url) ?? "").end(file);
      });
      const sources = ["content", "app/illustrations", "app/styles/tokens.css"];
      server.watcher.on("all", (_event, file) => {
        if (!sources.some((source) => file.startsWith(path.resolve(source)))) return;
        current = undefined;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.hot.send({ type: "full-reload" });
      });
    },
  };

  return [
    virtualModules,
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          [remarkFacts, { facts: () => read().facts, links: () => hospitalNumber(read()) }],
          remarkSections,
          remarkTables,
          remarkWholeWords,
        ],
      }),
    },
  ];
}

/** The after-hours hospital's number and its link, for prose. */
function hospitalNumber({ clinic }: Site): Map<string, string> {
  const hospital = clinic.afterHoursHospital.chosen;
  return new Map(
    hospital === undefined ? [] : [[hospital.phone.display, telHref(hospital.phone.dial)]],
  );
}

function pagesModule({ routes, fallbackRoutes }: Site): string {
  const entries = [...routes, ...fallbackRoutes].map(({ path, name }) => {
    const load = `() => import(${JSON.stringify(pagePrefix + path)})`;
    return `${JSON.stringify(path)}: { name: ${JSON.stringify(name)}, load: ${load} },`;
  });
  return `export const pages = {\n${entries.join("\n")}\n};`;
}

function pageModule(site: Site, pathname: string, isBrowser: boolean): string {
  const route = [...site.routes, ...site.fallbackRoutes].find(({ path }) => path === pathname);
  if (route === undefined) throw new Error(`No route has the path ${pathname}`);
  const { data, bodyFile } = loadPageData(site, route);
  const prose =
    bodyFile === undefined
      ? "export const Body = undefined;"
      : `export { default as Body } from ${JSON.stringify(path.resolve(bodyFile))};`;
  const head = isBrowser ? { ...data.head, structuredData: undefined } : data.head;
  return `${prose}\nexport const data = ${JSON.stringify({ ...data, head })};`;
}
