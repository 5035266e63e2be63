import path from "node:path";
import { lookup } from "mrmime";
import sirv from "sirv";
import type { Plugin } from "vite";
import { cached } from "../../plugins/cached.ts";
import type { SiteReader } from "../../plugins/content.ts";
import { commonHeaders } from "../../src/policies/security-headers.ts";
import { editorConfig, picturesPage } from "./config.ts";
import { readState } from "./state.ts";

/** Folders of files, including what Sveltia CMS would load from the network. */
const folders = [
  "tools/editor/page",
  "node_modules/@sveltia/cms/dist",
  "node_modules/@fontsource-variable/material-symbols-outlined/files",
];

/** Weaker than the site's: Sveltia CMS adds style elements and shows pictures from memory. */
const contentSecurityPolicy =
  "default-src 'self' blob: data:; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/**
 * Adds /forms/ to `vite`: the forms beside the page that they change. The browser saves to the
 * folder that the owner picks (File System Access API); this only reads.
 */
export function forms(site: SiteReader): Plugin {
  return {
    name: "forms",
    apply: "serve",
    configureServer(server) {
      const state = cached(() => readState(site));
      server.watcher.on("all", (_event, file) => {
        if (file.startsWith(path.resolve("content"))) state.forget();
      });
      const answers: Record<string, () => string | Promise<string>> = {
        "/config.json": () => JSON.stringify(editorConfig()),
        "/pictures.html": picturesPage,
        "/state.json": state.get,
      };
      server.middlewares.use("/forms", async ({ url = "/" }, response, next) => {
        const headers = { ...commonHeaders, "Content-Security-Policy": contentSecurityPolicy };
        response.setHeaders(new Map(Object.entries(headers)));
        try {
          const { pathname } = new URL(url, "http://localhost");
          const body = await answers[pathname]?.();
          if (body === undefined) return next();
          response.setHeader("Content-Type", lookup(pathname) ?? "").end(body);
        } catch (error) {
          next(error);
        }
      });
      for (const folder of folders) {
        server.middlewares.use("/forms", sirv(folder, { dev: true }));
      }
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const [origin] = server.resolvedUrls?.local ?? [];
        server.config.logger.info(`  ➜  Forms:   ${origin}forms/`);
      };
    },
  };
}
