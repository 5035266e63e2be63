import path from "node:path";
import react from "@vitejs/plugin-react";
import { createLogger, defineConfig } from "vite";
import { forms } from "./owner-tools/forms/forms.ts";
import { contentModules } from "./plugins/content/modules.ts";
import { pictureFiles } from "./plugins/content/picture-files.ts";
import { type SiteCache, siteCache } from "./plugins/content/site-cache.ts";
import { development } from "./plugins/development.ts";
import { browserEntries } from "./plugins/entries.ts";
import { host } from "./plugins/host/host.ts";
import { layerOfFolder } from "./plugins/layer-of-folder.ts";
import { prerender } from "./plugins/prerender/prerender.ts";
import { readSettings } from "./plugins/settings.ts";

const { PORT } = process.env;

/** No warnings of slow plugins: pictures take long in a first build. Vite may still warn while it bundles this file. */
const checks = { bundlerTimings: false };

/** Without a warning of what Lightning CSS keeps, but does not know yet (1.33). */
const buildLogger = createLogger("warn");
const { warn } = buildLogger;
buildLogger.warn = (text, options) => text.includes("target-current") || warn(text, options);

/** Whether a file is of our own folder `dist`. The project may itself be in one. */
const isBuilt = (file: string) => /^dist\b/.test(path.relative("", file));

/** What builds a site into a folder: ours, or the tests' own clinic (tests/clinic.config.ts). */
export const siteConfig = (cache: SiteCache, outDir: string) =>
  defineConfig(({ command }) => ({
    appType: "custom",
    plugins: [
      // First, so that the forms open even if content is broken: other plugins answer with its problems.
      forms(cache),
      contentModules(cache),
      pictureFiles(cache.folder),
      react(),
      development(cache),
      prerender(cache),
      host(),
    ],
    css: { postcss: layerOfFolder },
    ...(command === "build" && { logLevel: "warn", customLogger: buildLogger }),
    // A build beside the server changes nothing that it serves.
    server: { port: Number(PORT ?? 5173), cors: false, watch: { ignored: isBuilt } },
    preview: { port: Number(PORT ?? 4173), strictPort: true, cors: false },
    // Imported dynamically: prebundled, or Vite reloads the page at the first use.
    optimizeDeps: { include: ["react", "react-dom", "react-dom/client", "minisearch"] },
    build: {
      outDir,
      license: { fileName: "licenses/packages.md" },
      modulePreload: { polyfill: false },
      target: "es2023",
      // In these, all words can be read; scripts, and what moves or sticks, may ask for more.
      cssTarget: ["chrome111", "firefox115", "safari16"],
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // React has its own chunk, because late-start.ts runs it in a separate task. "shared" is the
          // document and the head of a page, and all they import.
          codeSplitting: {
            groups: [
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
              {
                name: "shared",
                test: /\/src\/(?:app\/document|components\/page-head\/page-head)\.tsx$/,
              },
            ],
          },
        },
        checks,
      },
    },
    // Of browsers alone: the build for Node has its own (plugins/prerender/prerender.ts).
    environments: {
      client: { build: { rolldownOptions: { input: Object.values(browserEntries) } } },
    },
    worker: { rolldownOptions: { output: { entryFileNames: "sw.js" }, checks } },
  }));

export default siteConfig(siteCache("content", readSettings), "dist/site");
