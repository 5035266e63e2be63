import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { Site } from "./app/content-model/site.ts";
import { outputs } from "./tools/outputs.ts";
import { noteLicenses } from "./tools/shipped-licenses.ts";
import { subsetFolder } from "./tools/subset-fonts.ts";
import { content, pagePrefix } from "./tools/vite-content.ts";
import { plainImports, reactModules, unusedRouter } from "./tools/vite-libraries.ts";

/**
 * What every page needs, or several kinds of pages: the libraries, the styles (they come first and
 * so set the order of the layers), parts. One file of it compresses best, and a page is then one
 * request for its component and one for its words.
 */
const shared =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/app\/(?:styles\/.*\.css$|ui\/|sections\/(?:breadcrumbs|call-bar|closing-call|contact-links|contents|jumps|poison-lines|post-list|prose|review-list|service-parts|shell|site-footer|site-header)\/)/;

function baseConfig(site?: Site): InlineConfig {
  return {
    configFile: false,
    plugins: [
      content(site),
      reactModules,
      unusedRouter,
      plainImports,
      react({ include: /\.(mdx|tsx?)$/ }),
    ],
    // The icons are files to read, not code to run.
    ssr: { noExternal: ["@phosphor-icons/core"] },
  };
}

/** Script, style sheet and files for the browser. */
export function siteBuild(site: Site): InlineConfig {
  const base = baseConfig(site);
  return {
    ...base,
    plugins: [...(base.plugins ?? []), noteLicenses()],
    logLevel: "warn",
    resolve: { alias: [{ find: /^\.\.\/fonts\/(?=.*\.woff2$)/, replacement: `${subsetFolder}/` }] },
    build: {
      outDir: outputs.site,
      manifest: true,
      modulePreload: false,
      // One sheet for the pages to come; the first page carries its part (tools/inline-styles.ts).
      cssCodeSplit: false,
      target: "es2023",
      cssTarget: ["chrome125", "firefox129", "safari18"],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The second only where some day has a notice.
        input: ["app/entry.boot.ts", ...(site.notices.length > 0 ? ["app/entry.notices.ts"] : [])],
        output: {
          chunkFileNames: ({ facadeModuleId, name }) => {
            const address = facadeModuleId?.split(pagePrefix)[1];
            // A page is its words, and the component of its kind.
            return address === undefined
              ? `assets/${name}-[hash].js`
              : `assets/words-${address.split("/").at(-1) || "home"}-[hash].js`;
          },
          codeSplitting: {
            // What nearly every page shows comes in one file; the rest with the routes that show it.
            groups: [{ name: "site", test: shared }],
          },
        },
        // Optimising the pictures takes a second, and is meant to. React DOM asks for tools of its
        // scheduler that a browser's one does not have.
        checks: { pluginTimings: false, importIsUndefined: false },
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
