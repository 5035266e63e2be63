import { type CheerioAPI, load } from "cheerio";
import { createServer } from "vite";
import { siteCache } from "../../plugins/content/site-cache.ts";
import type { Prerender } from "../../plugins/prerender/prerender.ts";
import { defaultOrigin } from "../../src/addresses.ts";
import type { Edition } from "../../src/reader/site.ts";
import { siteConfig } from "../../vite.config.ts";
import { changedFolder } from "./changed-content.ts";

// Pages show what is not settled, too, unless a test asks for the public edition.
const settings = { edition: "preview" as Edition, origin: defaultOrigin };
const cache = siteCache(changedFolder, () => settings);
const server = await createServer({
  ...siteConfig(cache, "dist/none")({ command: "serve", mode: "test" }),
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  // Vite need not prepare packages for browsers, because none opens these pages.
  optimizeDeps: { noDiscovery: true },
});
const { moduleGraph } = server.environments.ssr;

/** Pages of the changed content as it is now, rendered as `npm run dev` does. */
export async function renderPages<const Paths extends readonly string[]>(
  paths: Paths,
  edition: Edition = "preview",
  origin = defaultOrigin,
) {
  Object.assign(settings, { edition, origin });
  cache.invalidate();
  // Forgets the modules of content. Those of code stay, or each call would take twice as long.
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.includes("virtual:")) moduleGraph.invalidateModule(module);
  const { render } = (await server.ssrLoadModule("/src/app/prerender.tsx")) as Prerender;
  const pages = await Promise.all(paths.map(async (path) => load(await render(path))));
  return pages as { [Index in keyof Paths]: CheerioAPI };
}

/** The words of a page, without header and footer. */
export const mainText = ($: CheerioAPI) => $("main").text();

/** The texts of the elements that a selector finds on a page. */
export const textsOf = ($: CheerioAPI, selector: string) =>
  Array.from($(selector), (element) => $(element).text());
