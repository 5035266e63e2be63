import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { formatProblem, UserError } from "../../src/content/problems.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import type { Site } from "../../src/site/site.ts";
import type { SiteReader } from "../content.ts";
import { editionNotes, editionOf } from "../host/edition.ts";
import { writeHostFiles } from "../host/host-files.ts";
import { outputs } from "../output.ts";
import { pagePlugins } from "../pages.ts";
import { checkLinks } from "./check-links.ts";
import { writeBuilt } from "./files.ts";
import { machineFiles } from "./machine-files.ts";
import { writePages } from "./pages.ts";
import { finishServiceWorker } from "./service-worker.ts";
import { subsetFonts } from "./subset-fonts.ts";

/**
 * Makes `vite build` write the whole site. Before Vite bundles for the browser: checks all content,
 * renders every page and checks its links, so that a fault keeps the last build. After it: writes the
 * pages and what machines read. For others than this machine, needs SITE_ORIGIN.
 */
export function prerender(site: SiteReader): Plugin {
  const start = performance.now();
  let mode = "";
  let html = new Map<string, string>();
  return {
    name: "prerender",
    apply: "build",
    async config(_config, environment) {
      mode = environment.mode;
      if (editionOf(mode) !== "local") process.env.SITE_ORIGIN ??= "";
      siteOrigin();
      html = await site.get().then(renderPages).catch(annotate);
      await subsetFonts();
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const content = await site.get();
        await finish(content);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        console.log(`Built ${html.size} pages in ${seconds} s for ${siteOrigin()}.`);
        console.log(editionNotes[content.edition]);
      },
    },
  };

  /** Bundles the app for Node, and renders every page by its path, without styles and scripts. */
  async function renderPages(content: Site): Promise<Map<string, string>> {
    await build({
      configFile: false,
      logLevel: "warn",
      plugins: [pagePlugins(site)],
      build: {
        outDir: outputs.prerender,
        ssr: "src/document/prerender.tsx",
        copyPublicDir: false,
        rolldownOptions: { checks: { pluginTimings: false } },
        emitAssets: false,
      },
    });
    const { paths, render }: typeof import("../../src/document/prerender.tsx") = await import(
      pathToFileURL(path.resolve(outputs.prerender, "prerender.js")).href
    );
    const pages = new Map<string, string>();
    for (const pagePath of paths) pages.set(pagePath, await render(pagePath));
    checkLinks(content, pages);
    return pages;
  }

  /** Adds to the browser's bundle what makes it a site. */
  async function finish(content: Site): Promise<void> {
    writePages(content, html);
    finishServiceWorker(content);
    for (const [name, text] of machineFiles(content)) writeBuilt(name, text);
    rmSync(path.join(outputs.site, ".vite"), { recursive: true });
    writeHostFiles(content);
  }
}

/** Shows content problems at their lines on GitHub, and throws them again. */
function annotate(error: unknown): never {
  if (error instanceof UserError && process.env.GITHUB_ACTIONS) {
    // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    for (const problem of error.problems) {
      const message = formatProblem(problem).replaceAll("%", "%25").replaceAll("\n", "%0A");
      console.log(`::error file=${problem.file},line=${problem.line ?? 1}::${message}`);
    }
  }
  throw error;
}
