import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { Site } from "./app/content-model/site.ts";
import { outputs } from "./tools/outputs.ts";
import { content } from "./tools/vite-content.ts";

/**
 * Styles of all pages, which come first and so set the order of the layers, and parts that nearly
 * every page has; the script of some parts comes with their pages.
 */
const sharedByAll =
  /\/app\/(?:styles\/.*\.css$|ui(?!\/(?:print-button|scripted)\/[^/]*\.tsx)\/|sections\/(?:breadcrumbs|call-bar|closing-call|contact-links|shell|site-footer|site-header)\/)/;

function baseConfig(site?: Site): InlineConfig {
  return {
    configFile: false,
    plugins: [content(site), react({ include: /\.(mdx|tsx?)$/ })],
    // The icons are files to read, not code to run.
    ssr: { noExternal: ["@phosphor-icons/core"] },
  };
}

/** Script, style sheet and files for the browser. */
export function siteBuild(site: Site): InlineConfig {
  return {
    ...baseConfig(site),
    logLevel: "warn",
    build: {
      outDir: outputs.site,
      manifest: true,
      modulePreload: { polyfill: false },
      // One sheet for the pages to come; the first page carries its part (tools/inline-styles.ts).
      cssCodeSplit: false,
      target: "es2023",
      cssTarget: ["chrome125", "firefox129", "safari18"],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The second only where some day has a notice.
        input: ["app/entry.boot.ts", ...(site.notices.length > 0 ? ["app/entry.notices.ts"] : [])],
        output: {
          codeSplitting: {
            // What nearly every page shows comes in one file; the rest with the routes that show it.
            groups: [
              { name: "site", test: sharedByAll },
              // The boot file needs this alone; in with the rest it would bring all of it along.
              { name: "preload-helper", test: /preload-helper/, priority: 1 },
            ],
          },
        },
        // Optimising the pictures takes a second, and is meant to.
        checks: { pluginTimings: false },
      },
    },
  };
}

/** The same app for Node, to write HTML with. */
export function prerenderBuild(site: Site): InlineConfig {
  return {
    ...baseConfig(site),
    logLevel: "warn",
    build: {
      outDir: outputs.prerender,
      ssr: "app/entry.prerender.tsx",
      copyPublicDir: false,
      rolldownOptions: { checks: { pluginTimings: false } },
      emitAssets: false,
    },
  };
}

export function developmentServer(): InlineConfig {
  return {
    ...baseConfig(),
    appType: "custom",
    server: { middlewareMode: true },
    // The boot file fetches the app late: tell Vite what it will need, so that it need not reload.
    optimizeDeps: { include: ["react", "react-dom/client", "react-router"] },
  };
}
