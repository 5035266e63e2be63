import { type ConfigEnv, defineConfig } from "vite";
import { pagePrefix, type SiteReader, siteReader } from "./plugins/content.ts";
import { development } from "./plugins/development.ts";
import { editionOf } from "./plugins/host/edition.ts";
import { host } from "./plugins/host/host.ts";
import { readPort } from "./plugins/listen.ts";
import { outputs } from "./plugins/output.ts";
import { pagePlugins, ssr } from "./plugins/pages.ts";
import { prerender } from "./plugins/prerender/prerender.ts";
import { subsetFolder } from "./plugins/prerender/subset-fonts.ts";
import { forms } from "./tools/editor/plugin.ts";

const { HOST } = process.env;

/** Scripts that any script which imports a page has loaded. */
const onEveryPage =
  /\/(?:react|rolldown-runtime|preload-helper|ui|site|current-notice|opening-hours)-[^/]*\.js$/;

const plugins = (site: SiteReader, command: ConfigEnv["command"]) => [
  // First: while the content is broken, others answer with its problems.
  forms(site),
  pagePlugins(site, command),
  development(),
  prerender(site),
  host(),
];

export default defineConfig(({ command, mode }) => ({
  appType: "custom",
  plugins: plugins(siteReader(editionOf(mode)), command),
  ssr,
  logLevel: command === "build" ? "warn" : "info",
  server: { port: readPort(5173), host: HOST ?? "localhost", cors: false },
  preview: { port: readPort(4173), host: HOST ?? true, strictPort: true, cors: false },
  // boot.ts imports the app dynamically: prebundle its dependencies, or Vite reloads the page.
  optimizeDeps: { include: ["react", "react-dom", "react-dom/client"] },
  resolve: {
    alias:
      command === "build"
        ? [{ find: /^\.\.\/fonts\/(?=.*\.woff2$)/, replacement: `${subsetFolder}/` }]
        : [],
  },
  build: {
    outDir: outputs.site,
    manifest: true,
    license: { fileName: ".vite/licenses-site.json" },
    modulePreload: {
      polyfill: false,
      // To name, for each import, what every page has loaded, or a file that waits for no other,
      // would add 250 bytes to every page.
      resolveDependencies: (file, dependencies) => {
        const others = dependencies.filter((name) => name !== file && !onEveryPage.test(name));
        return others.length === 0 ? [] : [file, ...others];
      },
    },
    target: "es2023",
    cssTarget: ["chrome125", "firefox129", "safari18"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      // While there are notices, the prerender adds notices.ts.
      input: ["src/browser/boot.ts"],
      output: {
        chunkFileNames: ({ facadeModuleId, name }) => {
          const path = facadeModuleId?.split(pagePrefix)[1];
          if (path !== undefined)
            return `assets/content-${path.split("/").at(-1) || "home"}-[hash].js`;
          if (facadeModuleId?.endsWith("virtual:sign-finder")) {
            return "assets/content-sign-finder-[hash].js";
          }
          // Every route's component is named page.
          const route = /\/routes\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? "")?.[1];
          return `assets/${route ?? name}-[hash].js`;
        },
        // Pages wait for notices.ts before their first paint: what it imports must bring no other
        // code along. React runs in a task of its own (boot.ts). Code shared by several routes is in
        // few files: each page needs only two more, component and content. Prose is in a file of its
        // own, with tables and related pages, which mostly go with it: their styles would come before
        // the first words of home, which has none of these. Chips are on few pages.
        codeSplitting: {
          groups: [
            { name: "current-notice", test: /\/(?:current-notice|clinic-time|now)\.ts$/ },
            { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            { name: "ui", test: /\/src\/ui\/(?!(?:chip-row|labeled-table|related-pages)\/)/ },
            {
              name: "site",
              test: /\/(?:src|node_modules)\/(?!.*(?:sections\/prose|ui\/labeled-table|ui\/related-pages)\/)/,
              minShareCount: 4,
            },
            // Last, since a group takes what its files import.
            {
              name: "prose",
              test: /\/src\/(?:sections\/prose|ui\/labeled-table|ui\/related-pages)\//,
            },
          ],
        },
      },
      // Pictures take a second. React DOM imports more than its browser scheduler exports.
      checks: { pluginTimings: false, importIsUndefined: false },
    },
  },
}));
