import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import sharp from "sharp";
import type { Plugin, PluginOption } from "vite";
import { remarkContent, remarkSyntax } from "../src/content/mdx.ts";
import { readSource } from "../src/content/read.ts";
import { clinicTime } from "../src/hours/clinic-time.ts";
import { loadSite } from "../src/routes/load-site.ts";
import { routes } from "../src/routes/routes.ts";
import { loadShell } from "../src/site/load-shell.ts";
import { loadSignFinder } from "../src/site/load-sign-finder.ts";
import { shareSize } from "../src/site/pictures.ts";
import { shortHash } from "../src/site/short-hash.ts";
import type { Site } from "../src/site/site.ts";
import { tokenValues } from "../src/styles/token-values.ts";
import { cached } from "./cached.ts";
import type { Settings } from "./settings.ts";

/*
 * Virtual modules for content/, so that each page's content is in its own chunk:
 *
 *   virtual:shell        content that every page shows
 *   virtual:pages        paths, each with its route name and a function that loads its content
 *   virtual:sign-finder  what the field “Type what’s wrong” knows
 *   virtual:page:/about  the content of one page, as its loader returns it, with its photographs
 *   *.mdx                prose with facts inserted and sections wrapped
 */

const pagePrefix = "virtual:page:";

/**
 * Copies of a photograph without the metadata of the file. What is transparent is white: in a JPEG it
 * would be black.
 */
const photoCopies = "w=480;960;1440&format=avif;jpeg&flatten=true&background=white&as=picture";

const drawnPictures = "node_modules/.cache/share-pictures";

const isOurs = (id: string) =>
  ["virtual:shell", "virtual:pages", "virtual:sign-finder"].includes(id) ||
  id.startsWith(pagePrefix);

/** The site of a folder, read when it is first asked for and again after a change. */
export const siteReader = (folder: string, settings: () => Settings) => ({
  folder,
  settings,
  ...cached(async () => {
    const { edition, origin } = settings();
    return loadSite(folder, edition, origin);
  }),
});

export type SiteReader = ReturnType<typeof siteReader>;

/** @param site in development, read again after each change */
export function contentModules(site: SiteReader): PluginOption[] {
  const virtualModules: Plugin = {
    name: "content",
    resolveId(id) {
      return isOurs(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!isOurs(id.slice(1))) return undefined;
      const isBrowser = this.environment.name === "client";
      const loaded = await site.get();
      const code = virtualModule(loaded, site.folder, id.slice(1), isBrowser);
      if (isBrowser && this.environment.mode === "build") {
        for (const [address] of code.matchAll(/\/assets\/[\w-]+\.(?:svg|png)/g)) {
          const svg = loaded.pictureAt(address.replace(".png", ".svg"));
          if (svg === undefined) continue;
          const source = address.endsWith(".png") ? await drawSharePicture(svg) : svg;
          this.emitFile({ type: "asset", fileName: address.slice(1), source });
        }
      }
      return code;
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
      server.middlewares.use((request, response, next) => {
        const { date } = clinicTime(new Date());
        if (date !== day) readAgain();
        day = date;
        const { url = "" } = request;
        if (!/\.\w+$/.test(url)) return next();
        site.get().then((loaded) => {
          const file = loaded.pictureAt(url);
          if (file === undefined) return next();
          response.setHeader("Content-Type", "image/svg+xml").end(file);
        }, next);
      });
      const sources = [site.folder, "src/illustrations", "src/styles/tokens.css"];
      server.watcher.on("all", (_event, file) => {
        if (!sources.some((source) => file.startsWith(path.resolve(source)))) return;
        readAgain();
        server.hot.send({ type: "full-reload" });
      });
    },
  };

  return [
    virtualModules,
    {
      name: "mdx",
      enforce: "pre",
      async transform(_text, id) {
        if (!id.endsWith(".mdx")) return undefined;
        const loaded = await site.get();
        const { facts, signTable: signs } = loaded;
        const code = await compile(readSource(id).body, {
          development: this.environment.config.mode === "development",
          remarkPlugins: [...remarkSyntax, [remarkContent, { facts, signs }]],
        });
        return { code: String(code), map: null };
      },
    },
  ];
}

/**
 * The whole illustration in its colors by day, as a tile between two dark strips. Drawing takes a third
 * of a second, so builds keep it, as vite-imagetools keeps copies of photographs.
 */
async function drawSharePicture(svg: string): Promise<Buffer> {
  // The renderer knows no custom properties.
  const colored = svg.replace(/var\(--([^)]+)\)/g, (_, name) => tokenValues(name).light);
  const [mist = "", deep = ""] = ["mist", "deep"].map((name) => tokenValues(name).light);
  const file = path.join(drawnPictures, `${shortHash(colored, mist, deep)}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const drawn = await sharp(Buffer.from(colored))
    .flatten({ background: mist })
    .resize({ ...shareSize, fit: "contain", background: deep })
    .png({ palette: true })
    .toBuffer();
  await mkdir(drawnPictures, { recursive: true });
  await writeFile(file, drawn);
  return drawn;
}

/** The code of a module, by its name. */
function virtualModule(site: Site, folder: string, name: string, isBrowser: boolean): string {
  if (name === "virtual:shell") return `export const shell = ${JSON.stringify(loadShell(site))};`;
  if (name === "virtual:sign-finder") {
    return `export const finder = ${JSON.stringify(loadSignFinder(site))};`;
  }
  if (name === "virtual:pages") return pagesModule(site);
  return pageModule(site, folder, name.slice(pagePrefix.length), isBrowser);
}

function pagesModule(site: Site): string {
  const entries = site.routes.map(({ path, name }) => {
    const load = `() => import(${JSON.stringify(pagePrefix + path)})`;
    return `${JSON.stringify(path)}: { name: ${JSON.stringify(name)}, load: ${load} },`;
  });
  return `export const pages = {\n${entries.join("\n")}\n};`;
}

function pageModule(site: Site, folder: string, pathname: string, isBrowser: boolean): string {
  const route = site.routes.find(({ path }) => path === pathname);
  if (route === undefined) throw new Error(`No route has the path ${pathname}`);
  const prose = route.file.endsWith(".mdx")
    ? `export { default as Body } from ${JSON.stringify(path.resolve(folder, route.file))};`
    : "export const Body = undefined;";
  const { head, content } = routes.loadPageData(site, route);
  const shown = isBrowser ? { ...head, structuredData: undefined } : head;
  const imports: string[] = [];
  const withCopies = JSON.stringify(content).replace(
    /"file":"([\w-]+\.\w+)"/g,
    (field, file: string) => {
      const name = `photo${imports.length}`;
      const source = `${path.resolve(folder, "photos", file)}?${photoCopies}`;
      imports.push(`import ${name} from ${JSON.stringify(source)};`);
      return `${field},"copies":${name}`;
    },
  );
  return `${imports.join("\n")}
${prose}
export const head = ${JSON.stringify(shown)};
export const content = ${withCopies};`;
}
