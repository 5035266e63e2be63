import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { canonicalPath, notFoundPath } from "../../src/policies/canonical-path.ts";
import { endWithNpm, explainErrors } from "../listen.ts";
import { htmlFile } from "../output.ts";

/** Makes `vite preview` answer as the host will. */
export function host(): Plugin {
  return {
    name: "host",
    configurePreviewServer({ config, httpServer, middlewares }) {
      const { outDir } = config.build;
      if (!existsSync(path.join(outDir, "_headers"))) {
        console.error(`There is no built site in ${outDir}. Build it first: npm run build`);
        process.exit(1);
      }
      endWithNpm();
      explainErrors(httpServer, config.preview.port);
      middlewares.use(siteHandler(outDir));
    },
  };
}

/** Answers from what is in a built site: _headers, _redirects, 404.html and compressed copies. */
function siteHandler(folder: string) {
  const send = sirv(folder, { dev: true, dotfiles: true, etag: true, brotli: true, gzip: true });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return (request: IncomingMessage, response: ServerResponse) => {
    const [, pathname = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    for (const [pattern, headers] of readRules(read("_headers"))) {
      if (pattern.test(pathname)) response.setHeaders(headers);
    }
    const redirects = read("_redirects").split("\n");
    const [, to, status] =
      redirects.find((line) => line.startsWith(`${pathname} `))?.split(" ") ?? [];
    const canonical = canonicalPath(pathname);
    if (to !== undefined) {
      response.writeHead(Number(status), { Location: to + query }).end();
    } else if (canonical !== pathname && existsSync(path.join(folder, htmlFile(canonical)))) {
      response.writeHead(308, { Location: canonical + query }).end();
    } else {
      send(request, response, () => {
        response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
        response.end(read(htmlFile(notFoundPath)));
      });
    }
  };
}

/** The rules of _headers, in order. A star stands for any text; a later value replaces an earlier one. */
function readRules(text: string): [pattern: RegExp, headers: Map<string, string>][] {
  return text.split("\n\n").map((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const source = pattern.replaceAll(".", "\\.").replaceAll("*", ".*");
    const headers = lines
      .filter((line) => !line.startsWith("  !"))
      .map((line) => line.trim().split(/: (.*)/) as [string, string]);
    return [new RegExp(`^${source}$`), new Map(headers)];
  });
}
