import { globSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { formatProblem, type Problem } from "../../app/content-model/problems.ts";
import { contentType } from "../../app/policies/http-policy.ts";
import { listenOn } from "../../server/listen.ts";
import { findContentProblems } from "../content-problems.ts";
import { editorConfig } from "./config.ts";
import { editorFiles } from "./files.ts";
import { editorHeaders } from "./policy.ts";

/*
 * npm run edit: the forms beside the site. The forms save to the folder that the owner picks, by the
 * browser’s File System Access API; this server only reads, and answers nobody but its own pages.
 */

const { PORT: port = "4400" } = process.env;
const host = "127.0.0.1";
const origin = `http://${host}:${port}`;

// The site has a server and an origin of its own, on any free port.
Object.assign(process.env, { HOST: host, PORT: "0", FRAMED_BY: origin });
const { server: site } = await import("../../server/development.ts");
if (!site.listening) await new Promise((resolve) => site.once("listening", resolve));
const siteOrigin = `http://${host}:${(site.address() as AddressInfo).port}`;

// Sveltia offers a folder on disk beside a repository, here one that does not exist.
const config = () =>
  editorConfig({ name: "github", repo: "clinic/website", auth_methods: ["token"] });

/** Changes with every change of content. */
const contentVersion = () =>
  globSync("content/**/*.{yaml,mdx,jpg,jpeg,png,webp}")
    .map((file) => `${file}${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join();

let last: { key: string; version: number; problems: readonly Problem[] } | undefined;
async function faults() {
  const key = contentVersion();
  if (last?.key !== key) {
    const problems = await findContentProblems();
    last = { key, version: (last?.version ?? 0) + 1, problems };
  }
  return {
    version: last.version,
    faults: last.problems.map((problem) => ({
      words: formatProblem(problem),
      form: formOf(problem.file),
    })),
  };
}

/** Every form, as `clinic/notices` or `articles`: the page that shows it, and its file or folder. */
const forms = () =>
  (config().collections ?? []).flatMap((entry) => {
    if ("folder" in entry)
      return [{ form: entry.name, page: entry.preview_path, file: entry.folder }];
    if (!("files" in entry)) return [];
    return entry.files.map(({ name, preview_path: page, file }) => ({
      form: `${entry.name}/${name}`,
      page,
      file,
    }));
  });

const pages = () => ({
  origin: siteOrigin,
  pages: Object.fromEntries(forms().map(({ form, page }) => [form, page])),
});

/** The address of the form of a file. */
function formOf(file: string): string | undefined {
  const own = forms().find((one) => one.file === file || one.file === path.dirname(file));
  const [collection, name = path.parse(file).name] = own?.form.split("/") ?? [];
  return own && `#/collections/${collection}/entries/${name}`;
}

const answers: Record<string, () => unknown> = {
  "/config.json": config,
  "/pages.json": pages,
  "/faults.json": faults,
};

const server = createServer(async (request, response) => {
  const { host: asked = "", origin: from = origin } = request.headers;
  const isOurs = asked === new URL(origin).host && from === origin;
  if (!isOurs || request.method !== "GET") {
    response.writeHead(403, { "Content-Type": "text/plain" }).end("Not from here.\n");
    return;
  }
  const { pathname } = new URL(request.url ?? "/", origin);
  response.setHeaders(new Map(Object.entries(editorHeaders("", `'self' ${siteOrigin}`))));
  const answer = answers[pathname];
  const file = editorFiles().get(pathname);
  try {
    if (answer !== undefined) {
      const body = JSON.stringify(await answer());
      response.writeHead(200, { "Content-Type": "application/json" }).end(body);
    } else if (file !== undefined) {
      const type = contentType(pathname) ?? "";
      response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
    } else response.writeHead(404).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});

process.env.PORT = port;
listenOn(server, 0, "The forms are");
