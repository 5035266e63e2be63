import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { lookup } from "mrmime";
import { createServer as createViteServer } from "vite";
import { kept } from "../../plugins/kept.ts";
import { explainErrors, readPort } from "../../plugins/listen.ts";
import { ContentError } from "../../src/content/problems.ts";
import { shortHash } from "../../src/content/short-hash.ts";
import { siteOrigin as publicOrigin } from "../../src/policies/site-origin.ts";
import { loadCheckedSite } from "../../src/routes/load-site.ts";
import { type Advice, describeAdvice, findAdvice } from "../advice.ts";
import { listForms, nameForms, problemMessage } from "../form-names.ts";
import { type Approval, describeApproval, findApprovals } from "../launch-check/approvals.ts";
import { findLaunchBlockers } from "../launch-check/blockers.ts";
import {
  type Blocker,
  countBlockers,
  describeBlocker,
  groupBlockers,
} from "../launch-check/report.ts";
import { editorConfig, picturesPage, signsPage } from "./config.ts";
import { formFiles, formHeaders } from "./hosting.ts";

/*
 * npm run edit: the forms next to the site. The browser saves to the folder that the owner picks
 * (File System Access API); this server only reads, and answers only its own pages.
 */

const port = readPort(4400);
const host = `127.0.0.1:${port}`;
const origin = `http://${host}`;

// The site runs on an origin of its own, on any free port.
process.env.FRAMED_BY = origin;
const vite = await createViteServer({ server: { host: "127.0.0.1", port: 0 } });
await vite.listen();
const [siteOrigin = ""] = vite.resolvedUrls?.local.map((url) => new URL(url).origin) ?? [];

/** What the page beside the forms shows; read again once the content has changed. */
async function readState(): Promise<string> {
  const forms = listForms();
  const toItem = (file: string, message: string) => {
    // A file that is missing, or a picture, has no form of its own.
    const { hash = "#/" } = forms.get(file) ?? {};
    return { hash, text: nameForms(message) };
  };
  let blockers: Blocker[] = [];
  let approvals: Approval[] = [];
  let advice: Advice[] = [];
  const problems = await loadCheckedSite().then(
    (checked) => {
      advice = findAdvice(checked);
      approvals = findApprovals("content", checked, new Date());
      blockers = findLaunchBlockers("content", publicOrigin(), new Date(), checked, approvals);
      return [];
    },
    (error) => {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) =>
        toItem(problem.file, `${problem.file}: ${problemMessage(problem)}`),
      );
    },
  );
  const config = shortHash(JSON.stringify(readConfig()));
  const pages = Object.fromEntries(Array.from(forms.values(), ({ hash, page }) => [hash, page]));
  const launch = groupBlockers(blockers).map(({ heading, found }) => ({
    text: heading,
    items: found.map((one) => toItem(one.file, describeBlocker(one))),
  }));
  const approved = Object.fromEntries(
    approvals.map((one) => [forms.get(one.file)?.hash, describeApproval(one)]),
  );
  const shown = {
    problems,
    advice: advice.map((one) => toItem(one.file, describeAdvice(one))),
    ...{ launch, left: countBlockers(blockers), approved },
  };
  return JSON.stringify({ site: siteOrigin, pages, config, ...shown });
}
// Sveltia offers a local folder only along with a repository, so name one that does not exist.
const readConfig = () =>
  editorConfig({ name: "github", repo: "clinic/website", auth_methods: ["token"] });
const state = kept(readState);
vite.watcher.on("all", (_event, file) => {
  if (file.startsWith(path.resolve("content"))) state.forget();
});

const files: Record<string, string> = {
  "/": "tools/editor/page/index.html",
  "/beside.css": "tools/editor/page/beside.css",
  "/beside.js": "tools/editor/page/beside.js",
  "/forms": "tools/editor/page/forms.html",
  ...formFiles,
};
const answers: Record<string, () => string | Promise<string>> = {
  "/config.json": () => JSON.stringify(readConfig()),
  "/pictures.html": picturesPage,
  "/signs.html": signsPage,
  "/state.json": state.get,
};

const server = createServer(async ({ headers, method, url = "" }, response) => {
  const isOurs = headers.host === host && (headers.origin ?? origin) === origin;
  if (!isOurs || method !== "GET") {
    response.writeHead(403, { "Content-Type": "text/plain" }).end(`Open ${origin} in a browser.\n`);
    return;
  }
  try {
    const { pathname } = new URL(url, origin);
    const file = files[pathname];
    const body = file ? readFileSync(file) : await answers[pathname]?.();
    response.setHeaders(new Map(Object.entries(formHeaders("", siteOrigin))));
    response.setHeader("Content-Type", lookup(pathname) ?? "text/html");
    response.writeHead(body === undefined ? 404 : 200).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});

explainErrors(server, port);
server.listen(port, "127.0.0.1", () => {
  console.log(`The forms are at ${origin} (Ctrl+C to stop).`);
});
