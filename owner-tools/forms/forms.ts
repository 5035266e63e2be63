import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sirv from "sirv";
import { globSync } from "tinyglobby";
import { build, type Plugin } from "vite";
import type { SiteCache } from "../../plugins/content/site-cache.ts";
import { formsPolicy } from "../../plugins/policy.ts";
import { listPictures, svgFile } from "../../src/illustrations/pictures.ts";
import { formsConfig } from "./config.ts";

/**
 * The forms of Sveltia CMS (https://sveltiacms.app/en/docs). In development they are at /forms/, and
 * change the files on this computer. In a build with ADMIN_REPOSITORY they are at /admin, and change
 * that repository on GitHub.
 */
export const forms = ({ settings }: SiteCache): Plugin => ({
  name: "forms",
  configureServer(server) {
    const folder = path.join(server.config.cacheDir, "forms");
    let bundle: Promise<void> | undefined;
    const files = sirv(folder, { dev: true });
    server.middlewares.use("/forms", (request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname === "/") response.setHeader("Content-Type", "text/html").end(page("/forms"));
      else if (pathname === "/version") response.end(contentVersion());
      else if (pathname === "/config.json") response.end(JSON.stringify(formsConfig()));
      else {
        bundle ??= bundleForms(folder);
        bundle.then(() => files(request, response, next), next);
      }
    });
  },
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir: outDir = "" }) {
    const { adminRepository } = settings();
    if (!adminRepository) return;
    const folder = path.join(outDir, "admin");
    await bundleForms(folder);
    writeFileSync(`${folder}/config.json`, JSON.stringify(formsConfig(adminRepository)));
    writeFileSync(`${folder}.html`, page("/admin"));
  },
});

/** Changes whenever a file of content does. */
const contentVersion = () =>
  globSync("content/**/*")
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join();

/** Writes Sveltia CMS, its icons and fonts, and our pictures: nothing comes from another site. */
async function bundleForms(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    base: "./",
    build: {
      outDir: folder,
      copyPublicDir: false,
      chunkSizeWarningLimit: 5000,
      license: { fileName: "licenses.md" },
      rolldownOptions: {
        input: "owner-tools/forms/main.tsx",
        output: { entryFileNames: "forms.js" },
        // Shiki only highlights code, and our texts have none.
        external: /^@shikijs\//,
        checks: { bundlerTimings: false },
      },
    },
  });
  for (const name of listPictures()) {
    const file = `${folder}/pictures/${name}.svg`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, svgFile(name));
  }
}

const page = (folder: string) => `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    ${formsPolicy}
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>The website, in forms</title>
    <link rel="icon" href="data:,">
    <link rel="cms-config-url" type="application/json" href="${folder}/config.json">
    <script type="module" src="${folder}/forms.js"></script>
  </head>
  <body></body>
</html>
`;
