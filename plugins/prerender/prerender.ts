import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from "vite";
import { htmlFile } from "../../src/addresses.ts";
import { formatProblem, UserError } from "../../src/reader/problems.ts";
import type { SiteCache } from "../content/site-cache.ts";
import { renderEntry } from "../entries.ts";
import { hostFiles } from "../host/host-files.ts";
import { checkLinks } from "./check-links.ts";
import { findChunk, finishPages, offlineFiles } from "./finish-pages.ts";
import { metadataFiles } from "./metadata-files.ts";

/** Makes `vite build` write the whole site. Only a build without a fault replaces the last one. */
export const prerender = (cache: SiteCache): Plugin => ({
  name: "prerender",
  apply: "build",
  config({ build }) {
    // With any other NODE_ENV that the machine has set, Vite would bundle React for development.
    process.env.NODE_ENV = "production";
    const outDir = path.resolve(build?.outDir ?? "");
    // Of this run alone: two builds at once do not write into each other's folder.
    const folder = `${outDir}-unfinished-${process.pid}`;
    return {
      build: { outDir: folder, emptyOutDir: true },
      environments: {
        ssr: {
          // Bundle packages, too: the output may be in a folder from which Node finds none.
          resolve: { noExternal: true },
          build: { rolldownOptions: { input: renderEntry }, copyPublicDir: false },
        },
      },
      builder: {
        // The builds for Node and for browsers share one cache, so content is read once.
        sharedConfigBuild: true,
        async buildApp(builder) {
          console.log("Building…");
          // Whatever ends the run, also Ctrl+C, an unfinished site does not stay.
          process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
          process.once("SIGINT", () => process.exit(130));
          await buildSite(cache, builder, folder).catch(reportAndExit);
          // Renaming takes no time, but removing does, in which another build may end.
          if (existsSync(outDir)) renameSync(outDir, `${folder}-last`);
          renameSync(folder, outDir);
          rmSync(`${folder}-last`, { recursive: true, force: true });
          const { pages, origin, edition } = await cache.get();
          console.log(`Built ${pages.length} pages for ${origin}.`);
          // Last, so that nobody publishes the wrong one.
          console.log(
            edition === "public"
              ? "This is the public site."
              : "Not for the public: it shows samples and what nobody has confirmed. To publish: docs/hosting.md",
          );
        },
      },
    };
  },
});

/** What src/app/prerender.tsx exports. Importing its type would check browser code as Node code. */
export type Prerender = { render: (path: string) => Promise<string> };

async function buildSite(cache: SiteCache, builder: ViteBuilder, folder: string): Promise<void> {
  const site = await cache.get();
  const { client, ssr } = builder.environments as Record<"client" | "ssr", BuildEnvironment>;
  await builder.build(ssr);
  const { render }: Prerender = await import(pathToFileURL(`${folder}/prerender.js`).href);
  const html = new Map<string, string>();
  for (const page of site.pages) html.set(page.path, await render(page.path));
  checkLinks(site, html, cache.folder);
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const pages = finishPages(html, bundle);
  // Its code is in the head of every page.
  rmSync(`${folder}/${findChunk(bundle, "src/app/before-paint.ts").fileName}`);
  const files = {
    ...Object.fromEntries(Array.from(pages, ([path, text]) => [htmlFile(path), text])),
    ...metadataFiles(site),
    ...hostFiles(site),
    ...offlineFiles(pages, bundle),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Ends the build with a message for the owner. GitHub also shows problems at their lines. */
function reportAndExit(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  for (const problem of process.env.GITHUB_ACTIONS ? error.problems : []) {
    // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    const file = problem.file.replace(/[%\r\n:,]/g, encodeURIComponent);
    const message = formatProblem(problem).replace(/[%\r\n]/g, encodeURIComponent);
    console.log(`::error file=${file},line=${problem.line ?? 1}::${message}`);
  }
  console.error(error.message);
  process.exit(1);
}
