import { hash } from "node:crypto";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { formatProblem, UserError } from "../../src/content/problems.ts";
import { pagePlugins } from "../content/modules.ts";
import type { SiteReader } from "../content/site-reader.ts";
import { hostFiles } from "../host/host-files.ts";
import { htmlFile } from "../html-file.ts";
import { editionNotes } from "../settings.ts";
import { checkLinks } from "./check-links.ts";
import { finishPages } from "./finish-pages.ts";
import { metadataFiles } from "./metadata-files.ts";
import { offlineFiles } from "./offline-files.ts";

/**
 * Makes `vite build` write the whole site. Before Vite bundles for the browser: checks all content,
 * renders every page and checks its links. After it: adds the pages and what machines read to the
 * bundle. The whole site then takes the place of the last one, which any fault keeps.
 */
export function prerender(reader: SiteReader): Plugin {
  let html = new Map<string, string>();
  return {
    name: "prerender",
    apply: "build",
    config({ build }) {
      const outDir = path.resolve(build?.outDir ?? "");
      return { build: { outDir: `${outDir}-unfinished`, emptyOutDir: true } };
    },
    async buildStart() {
      // One folder for each output, because two builds may run side by side.
      const name = hash("sha256", this.environment.config.build.outDir);
      const folder = path.resolve("node_modules/.cache/prerender", name);
      html = await renderPages(folder).catch(reportAndExit);
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const site = await reader.get();
        const pages = finishPages(html, bundle);
        const files = {
          ...Object.fromEntries(Array.from(pages, ([path, text]) => [htmlFile(path), text])),
          ...metadataFiles(site),
          ...hostFiles(site, reader.settings(), [...pages.values()].join("")),
        };
        const own = [...Object.keys(files), "sw.js"].find((file) => existsSync(`public/${file}`));
        if (own) reportAndExit(new UserError(`The build writes ${own}. Take it out of public/.`));
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: "asset", fileName, source });
        }
        const worker = bundle["sw.js"];
        if (worker?.type !== "asset") throw new Error("The build has no sw.js");
        worker.source = offlineFiles(site, pages, bundle) + worker.source;
      },
    },
    writeBundle: {
      // After the forms.
      sequential: true,
      async handler({ dir = "" }) {
        const outDir = dir.replace(/-unfinished$/, "");
        rmSync(outDir, { recursive: true, force: true });
        renameSync(dir, outDir);
        const { origin, edition } = await reader.get();
        console.log(`Built ${html.size} pages for ${origin}.\n${editionNotes[edition]}`);
      },
    },
  };

  /** Bundles the app for Node, and renders every page by its path, without styles and scripts. */
  async function renderPages(folder: string): Promise<Map<string, string>> {
    const { NODE_ENV } = process.env;
    if (NODE_ENV !== "production")
      throw new UserError(`NODE_ENV is “${NODE_ENV}”. Unset it: a build is for production.`);
    const site = await reader.get();
    await build({
      configFile: false,
      logLevel: "warn",
      plugins: [pagePlugins(reader)],
      build: {
        outDir: folder,
        ssr: "src/document/prerender.tsx",
        copyPublicDir: false,
        rolldownOptions: { checks: { pluginTimings: false } },
        emitAssets: false,
      },
    });
    const { paths, render }: typeof import("../../src/document/prerender.tsx") = await import(
      pathToFileURL(path.join(folder, "prerender.js")).href
    );
    const pages = new Map<string, string>();
    for (const pagePath of paths) pages.set(pagePath, await render(pagePath));
    checkLinks(site, pages, reader.folder);
    return pages;
  }
}

/** Ends the build with a message for the owner. GitHub also shows problems at their lines. */
function reportAndExit(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  for (const problem of process.env.GITHUB_ACTIONS ? error.problems : []) {
    // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    const message = formatProblem(problem).replaceAll("%", "%25").replaceAll("\n", "%0A");
    console.log(`::error file=${problem.file},line=${problem.line ?? 1}::${message}`);
  }
  console.error(error.message);
  process.exit(1);
}
