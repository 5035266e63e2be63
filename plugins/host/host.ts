import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { globSync } from "tinyglobby";
import type { Connect, Plugin } from "vite";
import { htmlFile, notFoundPath } from "../../src/addresses.ts";
import { findRedirect } from "./host-files.ts";

/** Makes `vite preview` answer as the host will. */
export const host = (): Plugin => ({
  name: "host",
  configurePreviewServer({ config: { root, build }, middlewares }) {
    const outDir = path.resolve(root, build.outDir);
    if (!existsSync(path.join(outDir, "_headers"))) {
      console.error(`There is no built site in ${build.outDir}. Build it first: npm run build`);
      process.exit(1);
    }
    // Hosts compress what they send.
    const texts = "**/*.{html,js,css,svg,json,txt,xml,webmanifest,ico}";
    for (const file of globSync(texts, { cwd: outDir, absolute: true })) {
      if (existsSync(`${file}.br`)) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
    middlewares.use(siteHandler(outDir));
  },
});

/** Answers from what is in a built site: _headers, _redirects, 404.html and compressed copies. */
function siteHandler(folder: string): Connect.SimpleHandleFunction {
  const send = sirv(folder, { dev: true, etag: true, brotli: true });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return (request, response) => {
    const { url = "/" } = request;
    const [pathname = ""] = url.split("?");
    // A star is any text.
    for (const rule of read("_headers").split("\n\n")) {
      const [pattern = ""] = rule.split("\n");
      const source = pattern.replaceAll(".", "\\.").replaceAll("*", ".*");
      if (!new RegExp(`^${source}$`).test(pathname)) continue;
      for (const [, name = "", value = ""] of rule.matchAll(/^ {2}([\w-]+): (.+)$/gm))
        response.setHeader(name, value);
    }
    const lines = read("_redirects").matchAll(/^(\S+) (\S+)/gm);
    const moved = Array.from(lines, ([, from = "", to = ""]) => ({ from, to }));
    const isPage = (page: string) => existsSync(path.join(folder, htmlFile(page)));
    const redirect = findRedirect(url, moved, isPage);
    if (redirect) return response.writeHead(redirect.status, redirect.headers).end();
    send(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
      response.end(read(htmlFile(notFoundPath)));
    });
  };
}
