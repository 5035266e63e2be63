import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { Site } from "./app/content-model/site.ts";
import { building } from "./tools/outputs.ts";
import { noteLicenses } from "./tools/shipped-licenses.ts";
import { subsetFolder } from "./tools/subset-fonts.ts";
import { content, pagePrefix } from "./tools/vite-content.ts";

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
  const base = baseConfig(site);
  return {
    ...base,
    plugins: [...(base.plugins ?? []), noteLicenses()],
    logLevel: "warn",
    resolve: { alias: [{ find: /^\.\.\/fonts\/(?=.*\.woff2$)/, replacement: `${subsetFolder}/` }] },
    build: {
      outDir: building.site,
      manifest: true,
      modulePreload: { polyfill: false },
      target: "es2023",
      cssTarget: ["chrome125", "firefox129", "safari18"],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The second only where some day has a notice.
        input: [
          "app/browser/boot.ts",
          ...(site.notices.length > 0 ? ["app/browser/notices.ts"] : []),
        ],
        output: {
          chunkFileNames: ({ facadeModuleId, name }) => {
            const path = facadeModuleId?.split(pagePrefix)[1];
            if (path !== undefined)
              return `assets/words-${path.split("/").at(-1) || "home"}-[hash].js`;
            // Every component of a route is called page.
            const route = /\/routes\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? "")?.[1];
            return `assets/${route ?? name}-[hash].js`;
          },
          // What several routes show comes in one file with the libraries: it compresses best, and a
          // page is then one request for its component and one for its words.
          codeSplitting: {
            groups: [{ name: "site", test: /\/(?:app|node_modules)\//, minShareCount: 4 }],
          },
        },
        // Optimizing the pictures takes a second, and is meant to. React DOM asks for tools of its
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
      outDir: building.prerender,
      ssr: "app/prerender/prerender.tsx",
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
    optimizeDeps: { include: ["react", "react-dom", "react-dom/client"] },
  };
}
