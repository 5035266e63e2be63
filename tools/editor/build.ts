import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorConfig } from "./config.ts";
import { editorFiles } from "./files.ts";
import { editorHeaders } from "./policy.ts";

/*
 * npm run build:editor: writes the forms as static files into dist-editor, for an origin of their
 * own. They save to GitHub as pull requests, with the editor's own token:
 * docs/setting-up-the-forms.md.
 */

const folder = "dist-editor";
const { EDITOR_REPO: repo = "", EDITOR_BRANCH: branch = "main" } = process.env;

if (/^[\w.-]+\/[\w.-]+$/.test(repo)) {
  rmSync(folder, { recursive: true, force: true });
  for (const [address, file] of editorFiles()) {
    if (/^\/(beside|index|forms\.html)|^\/forms$/.test(address)) continue;
    const target = path.join(folder, address === "/" ? "index.html" : address);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(address === "/" ? "tools/editor/page/forms.html" : file, target);
  }
  const config = {
    ...editorConfig({ name: "github", repo, branch, auth_methods: ["token"], squash_merges: true }),
    publish_mode: "editorial_workflow",
  };
  writeFileSync(`${folder}/config.json`, JSON.stringify(config));
  writeFileSync(`${folder}/robots.txt`, "User-agent: *\nDisallow: /\n");
  const github = "https://api.github.com https://www.githubstatus.com";
  const headers = Object.entries(editorHeaders(github)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  writeFileSync(`${folder}/_headers`, `/*\n${headers.join("\n")}\n`);
  console.log(`Wrote ${folder}, which saves to github.com/${repo}, branch ${branch}.`);
} else {
  console.error("Name the repository of the site: EDITOR_REPO=owner/name npm run build:editor");
  process.exitCode = 1;
}
