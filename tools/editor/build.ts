import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { editorConfig, picturesPage, signsPage } from "./config.ts";
import { formFiles, formHeaders } from "./hosting.ts";

/*
 * npm run build:editor: writes the forms as static files into dist-editor, for an origin of their
 * own. They save to GitHub as pull requests, with the editor's own token:
 * docs/setting-up-the-forms.md.
 */

const folder = "dist-editor";
const { EDITOR_REPO: repo = "" } = process.env;
if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) {
  console.error("Name the repository of the site: EDITOR_REPO=owner/name npm run build:editor");
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
copyFileSync("tools/editor/page/forms.html", `${folder}/index.html`);
for (const [address, file] of Object.entries(formFiles)) copyFileSync(file, folder + address);
const config = {
  ...editorConfig({ name: "github", repo, auth_methods: ["token"], squash_merges: true }),
  publish_mode: "editorial_workflow",
};
writeFileSync(`${folder}/config.json`, JSON.stringify(config));
writeFileSync(`${folder}/pictures.html`, picturesPage());
writeFileSync(`${folder}/signs.html`, signsPage());
const connections = "https://api.github.com https://www.githubstatus.com";
const headers = formHeaders(connections, "", "https://avatars.githubusercontent.com");
const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
writeFileSync(`${folder}/_headers`, `/*\n${lines.join("")}`);
console.log(`Wrote ${folder}, which saves to github.com/${repo}.`);
