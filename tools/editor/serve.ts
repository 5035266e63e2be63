import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { contentType } from "../../app/policies/http-policy.ts";
import { listenOn } from "../../server/listen.ts";
import { findContentProblems } from "../content-problems.ts";
import { editorConfig } from "./config.ts";
import { problemInWords } from "./fields.ts";
import { editorFiles } from "./files.ts";
import { editorHeaders } from "./policy.ts";

/*
 * npm run edit: the forms next to the site. The browser saves to the folder that the owner picks
 * (File System Access API); this server only reads, and answers only its own pages.
 */

const { PORT: port = "4400" } = process.env;
const host = "127.0.0.1";
const origin = `http://${host}:${port}`;

// The site runs on an origin of its own, on any free port.
Object.assign(process.env, { HOST: host, PORT: "0", FRAMED_BY: origin });
const { server: site, vite } = await import("../../server/development.ts");
if (!site.listening) await new Promise((resolve) => site.once("listening", resolve));
const siteOrigin = `http://${host}:${(site.address() as AddressInfo).port}`;

let problems: ReturnType<typeof findContentProblems> | undefined;
vite.watcher.on("all", (_event, file) => {
  if (file.startsWith(path.resolve("content"))) problems = undefined;
});

const answers: Record<string, () => unknown> = {
  // Sveltia offers a local folder only along with a repository, so name one that does not exist.
  "/config.json": () =>
    editorConfig({ name: "github", repo: "clinic/website", auth_methods: ["token"] }),
  "/faults.json": async () => {
    problems ??= findContentProblems();
    const faults = (await problems).map((one) => ({ file: one.file, words: problemInWords(one) }));
    return { site: siteOrigin, faults };
  },
};

const files = editorFiles();
const server = createServer(async (request, response) => {
  const { host: asked = "", origin: from = origin } = request.headers;
  const isOurs = asked === new URL(origin).host && from === origin;
  if (!isOurs || request.method !== "GET") {
    response.writeHead(403, { "Content-Type": "text/plain" }).end("Not from here.\n");
    return;
  }
  const { pathname } = new URL(request.url ?? "/", origin);
  const file = files.get(pathname);
  response.setHeaders(new Map(Object.entries(editorHeaders("", `'self' ${siteOrigin}`))));
  try {
    const body = file === undefined ? await answers[pathname]?.() : readFileSync(file);
    const type = contentType(pathname) ?? "";
    if (body === undefined) response.writeHead(404).end();
    else {
      response.writeHead(200, { "Content-Type": type });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    }
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});

process.env.PORT = port;
listenOn(server, 0, "The forms are");
