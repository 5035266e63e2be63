import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadSite } from "../plugins/content/load-site.ts";
import { defaultOrigin } from "../plugins/settings.ts";
import { UserError } from "../src/content/problems.ts";
import { routes } from "../src/routes/routes.ts";
import { loadShell } from "../src/site/loaders/load-shell.ts";

/* Moves `live`, the branch from which hosts build the public site: to what is saved here, or back. */

const kept = "Nothing was published, and all that you saved is still on this computer.";

const run = (...words: string[]) => spawnSync("git", words, { encoding: "utf8" });
/** The commit of a name, or an empty text. */
const find = (name: string) => run("rev-parse", "-q", "--verify", `${name}^{commit}`).stdout.trim();

publish(process.argv[2]).then(console.log, (error) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
});

async function publish(older = ""): Promise<string> {
  const branch = git("This folder is no clone of the repository.", "branch", "--show-current");
  if (branch !== "main") throw new UserError(`This folder is on “${branch}”. Expected main.`);
  git(`The repository can’t be reached. ${kept} Try again later.`, "fetch", "--prune", "origin");
  if (!older) commitAndMerge();
  const commit = find(older || "HEAD");
  if (older && run("merge-base", "--is-ancestor", commit, "origin/main").status !== 0)
    throw new UserError(`“${older}” is no commit of main. ${kept} To list them: git log --oneline`);
  const live = find("origin/live");
  if (commit === live) return "Nothing to publish: the public site is this version.";
  if (!older) check();
  console.log(`What changes on the public site:\n  ${listChanges(live, commit).join("\n  ")}`);
  process.stdout.write("Publish? (y/N) ");
  const { value: answer } = await createInterface(process.stdin)[Symbol.asyncIterator]().next();
  if (!/^y/i.test(answer)) return kept;
  const refs = (older ? ["live"] : ["main", "live"]).map((name) => `${commit}:refs/heads/${name}`);
  const refused = `The repository refuses it, or somebody saved just now. ${kept} Publish again.`;
  // A way back is no fast-forward; it asks only that nobody has moved `live` since.
  git(refused, "push", "--atomic", `--force-with-lease=live:${live}`, "origin", ...refs);
  return "Published. The public site shows it in a few minutes.";
}

/** Commits what the forms saved, and nothing else, and adds what others have pushed. */
function commitAndMerge(): void {
  git(kept, "add", "--all", "content");
  if (git(kept, "diff", "--name-only", "HEAD", "--", "content"))
    git(kept, "commit", "--message=Update content", "--", "content");
  const others = git(kept, "status", "--porcelain");
  if (others) console.log(`Not in content/, so it stays on this computer:\n${others}`);
  if (!find("origin/main") || run("merge", "--no-edit", "origin/main").status === 0) return;
  const files = git(kept, "diff", "--name-only", "--diff-filter=U");
  run("merge", "--abort");
  const why = `What somebody else saved clashes with what you saved: ${files || others}.`;
  throw new UserError(`${why} ${kept} Ask your developer to put both together.`);
}

/** The build of the public site finds all that could stop the host. */
function check(): void {
  console.log("Checking everything, as the host will …");
  const { status } = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    env: { SITE_ORIGIN: defaultOrigin, ...process.env, SITE_EDITION: "public" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new UserError(`${kept} Correct what is listed, and publish again.`);
}

/** Lists what visitors will see. The content of a commit may not fit the code that is here. */
function listChanges(live: string, commit: string): string[] {
  try {
    const [before, after] = [live ? read(live) : {}, read(commit)];
    const names = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
    if (names.length === 0) return ["No words of a page"];
    const was = (name: string) => (name in after ? "Changed" : "Left out");
    return names.map((name) => `${name in before ? was(name) : "New"}: ${name}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return ["Unknown: what is there and what comes can’t be compared"];
  }
}

/** What a commit shows visitors: the JSON of each page, and of what every page shows. */
function read(commit: string): Record<string, string> {
  const folder = "node_modules/.cache/publish";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git(kept, `--work-tree=${folder}`, "restore", `--source=${commit}`, "--worktree", "content");
  const site = loadSite(`${folder}/content`, "public");
  const text: Record<string, string> = { "what every page shows": JSON.stringify(loadShell(site)) };
  for (const page of site.pages) text[page.path] = JSON.stringify(routes.loadPageData(site, page));
  return text;
}

/** What a git command prints. @param refusal said before git's own words, if it fails */
function git(refusal: string, ...words: string[]): string {
  const { status, stdout, stderr } = run(...words);
  if (status !== 0) throw new UserError(`${refusal}\n\ngit ${words[0]}: ${stdout}${stderr}`);
  return stdout.trim();
}
