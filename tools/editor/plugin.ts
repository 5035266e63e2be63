import { readFileSync } from "node:fs";
import path from "node:path";
import { lookup } from "mrmime";
import type { Plugin } from "vite";
import type { SiteReader } from "../../plugins/content.ts";
import { kept } from "../../plugins/kept.ts";
import { commonHeaders } from "../../src/policies/security-headers.ts";
import { editorConfig, picturesPage, signsPage } from "./config.ts";
import { readState } from "./state.ts";

const page = "tools/editor/page";
const icons = "node_modules/@fontsource-variable/material-symbols-outlined/files";

/** Files by address, including what Sveltia CMS would load from the network. */
const files: Record<string, string> = {
  "/": `${page}/index.html`,
  "/beside.css": `${page}/beside.css`,
  "/beside.js": `${page}/beside.js`,
  "/forms.html": `${page}/forms.html`,
  "/forms.css": `${page}/forms.css`,
  "/forms.js": `${page}/forms.js`,
  "/sveltia-cms.js": "node_modules/@sveltia/cms/dist/sveltia-cms.js",
  "/icons.woff2": `${icons}/material-symbols-outlined-latin-wght-normal.woff2`,
};

/** Weaker than the site's: Sveltia CMS adds style elements and shows pictures from memory. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * Adds /forms/ to `vite`: the forms beside the page that they change. The browser saves to the
 * folder that the owner picks (File System Access API); this only reads.
 */
export function forms(site: SiteReader): Plugin {
  return {
    name: "forms",
    apply: "serve",
    configureServer(server) {
      const state = kept(() => readState(site));
      server.watcher.on("all", (_event, file) => {
        if (file.startsWith(path.resolve("content"))) state.forget();
      });
      const answers: Record<string, () => string | Promise<string>> = {
        "/config.json": () => JSON.stringify(editorConfig()),
        "/pictures.html": picturesPage,
        "/signs.html": signsPage,
        "/state.json": state.get,
      };
      server.middlewares.use("/forms", async ({ url = "/" }, response, next) => {
        try {
          const { pathname } = new URL(url, "http://localhost");
          const file = files[pathname];
          const body = file ? readFileSync(file) : await answers[pathname]?.();
          if (body === undefined) return next();
          const type = lookup(pathname) ?? "text/html";
          const headers = {
            "Content-Type": type,
            "Content-Security-Policy": contentSecurityPolicy,
          };
          response.writeHead(200, { ...commonHeaders, ...headers }).end(body);
        } catch (error) {
          next(error);
        }
      });
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const [origin] = server.resolvedUrls?.local ?? [];
        server.config.logger.info(`  ➜  Forms:   ${origin}forms/`);
      };
    },
  };
}
