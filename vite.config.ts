import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { content, pagePrefix } from "./plugins/content.ts";
import { building } from "./plugins/output.ts";
import { photos } from "./plugins/photos.ts";
import { subsetFolder } from "./plugins/prerender/subset-fonts.ts";
import type { Site } from "./src/site/site.ts";

function baseConfig(site?: Site): InlineConfig {
  return {
    configFile: false,
    plugins: [content(site), photos(), react({ include: /\.(mdx|tsx?)$/ }), imagetools()],
    // Icons are SVG files: Vite must bundle them, because Node cannot import them.
    ssr: { noExternal: ["@phosphor-icons/core"] },
  };
}

/** Browser build: scripts, style sheets and assets. */
export function siteBuild(site: Site): InlineConfig {
  return {
    ...baseConfig(site),
    logLevel: "warn",
    resolve: { alias: [{ find: /^\.\.\/fonts\/(?=.*\.woff2$)/, replacement: `${subsetFolder}/` }] },
    build: {
      outDir: building.site,
      manifest: true,
      license: { fileName: ".vite/licenses-site.json" },
      modulePreload: { polyfill: false },
      target: "es2023",
      cssTarget: ["chrome125", "firefox129", "safari18"],
      assetsInlineLimit: 0,
      rolldownOptions: {
        // notices.ts only if there are notices.
        input: [
          "src/browser/boot.ts",
          ...(site.notices.length > 0 ? ["src/browser/notices.ts"] : []),
        ],
        output: {
          chunkFileNames: ({ facadeModuleId, name }) => {
            const path = facadeModuleId?.split(pagePrefix)[1];
            if (path !== undefined)
              return `assets/content-${path.split("/").at(-1) || "home"}-[hash].js`;
            // Every route's component is named page.
            const route = /\/routes\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? "")?.[1];
            return `assets/${route ?? name}-[hash].js`;
          },
          // React runs in a task of its own (boot.ts). Code shared by several routes is in few files:
          // each page needs only two more, component and content. Prose stays out: its styles would
          // come before the first words of home, which has no prose.
          codeSplitting: {
            groups: [
              { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
              { name: "ui", test: /\/app\/ui\// },
              {
                name: "site",
                test: /\/(?:app|node_modules)\/(?!.*sections\/prose\/)/,
                minShareCount: 4,
              },
            ],
          },
        },
        // Pictures take a second. React DOM imports more than its browser scheduler exports.
        checks: { pluginTimings: false, importIsUndefined: false },
      },
    },
  };
}

/** The same app built for Node, to prerender. */
export function prerenderBuild(site: Site): InlineConfig {
  return {
    ...baseConfig(site),
    logLevel: "warn",
    build: {
      outDir: building.prerender,
      ssr: "src/document/prerender.tsx",
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
    // boot.ts imports the app dynamically: prebundle its dependencies, or Vite reloads the page.
    optimizeDeps: { include: ["react", "react-dom", "react-dom/client"] },
  };
}
