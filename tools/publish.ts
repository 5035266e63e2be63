import { spawnSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { defaultOrigin } from "../src/addresses/paths.ts";
import { UserError } from "../src/content/problems.ts";
import { loadSite } from "../src/routes/load-site.ts";
import { routes } from "../src/routes/routes.ts";
import { loadShell } from "../src/site/loaders/load-shell.ts";
import { git, tryGit } from "./git.ts";
import { findChangedSinceSigned, listProblems, summarize } from "./public-summary.ts";

/* Hosts build the public site from the branch `live`. This moves it to what is saved here, or back. */

const nothingPublished = "Nothing was published, and all that you saved is still on this computer.";

/** A worktree of the commit, so that checks see what the host will build, not what else lies here. */
const worktree = "dist/publish";

const isOnMain = (commit: string) =>
  tryGit("merge-base", "--is-ancestor", commit, "origin/main").status === 0;
const gitInWorktree = (...words: string[]) => git(nothingPublished, "-C", worktree, ...words);
/** Lists commits, which the owner knows as versions: the short hash, the day, and who changed what. */
const listVersions = (...which: string[]) =>
  git(
    nothingPublished,
    "log",
    "--date=format:%A, %B %d, %Y, %H:%M",
    "--format=%h  %ad  %an: %s",
    ...which,
  );

const terminal = createInterface(process.stdin);
const answers = terminal[Symbol.asyncIterator]();

publish(process.argv[2])
  .then(console.log, (error) => {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    removeWorktree();
    terminal.close();
  });

async function publish(older = ""): Promise<string> {
  const branch = git("Git can’t work in this folder.", "branch", "--show-current");
  if (branch !== "main") throw new UserError("This folder isn’t on main. Type: git switch main");
  // Fetch all branches and their whole history: a clone may have one branch, or its last commit alone.
  const all = ["--depth=2147483647", "origin", "+refs/heads/*:refs/remotes/origin/*"];
  git(
    `The repository can’t be reached. ${nothingPublished} Try again later.`,
    "fetch",
    "--prune",
    ...all,
  );
  if (older && !isOnMain(older))
    throw new UserError(
      `${nothingPublished} To go back, type npm run publish and the letters of a version:\n${listVersions("-20", "origin/main", "--", "content")}`,
    );
  removeWorktree();
  git(nothingPublished, "worktree", "add", "--detach", worktree, older || "HEAD");
  const mine = older || commitAndMerge();
  const commit = gitInWorktree("rev-parse", "HEAD");
  const live = tryGit("rev-parse", "-q", "--verify", "origin/live").stdout.trim();
  if (commit !== live) {
    checkBuild(commit);
    if (older) console.log(`You go back to this version:\n${listVersions("-1", commit)}`);
    const { report, isEmpty } = describeChanges(live, commit);
    console.log(`${report}\nTo look first, type in another terminal: npm run preview`);
    if (!(await agrees("Publish?"))) return nothingPublished;
    if (isEmpty && !(await agrees("That’s next to nothing. Publish it anyway?")))
      return nothingPublished;
    const branches = older ? ["live"] : ["main", "live"];
    const refs = branches.map((name) => `${commit}:refs/heads/${name}`);
    const refused = `The repository refuses it, or somebody saved just now. ${nothingPublished} Publish again.`;
    // Going back is no fast-forward, so force the push, unless somebody else has moved `live` by now.
    git(refused, "push", "--atomic", `--force-with-lease=live:${live}`, "origin", ...refs);
  }
  // Bring main here up to date. What somebody saved in this folder during the checks stays as it is.
  if (!older && tryGit("reset", "--quiet", mine).status === 0) tryGit("merge", "--ff-only", commit);
  if (commit === live) return "Nothing to publish: the public site is this version.";
  return "Published. The public site shows it in a few minutes.";
}

/** Asks in the terminal. Any answer that does not begin with y, such as Enter, means no. */
async function agrees(question: string): Promise<boolean> {
  process.stdout.write(`${question} (y/N) `);
  const { value: answer } = await answers.next();
  return /^y/i.test(answer ?? "");
}

/** Commits what the forms saved, and merges what others pushed: in the worktree, so a no changes nothing. */
function commitAndMerge(): string {
  // If others removed commits from main, a merge would bring those commits back.
  const base = tryGit("merge-base", "--fork-point", "origin/main", "HEAD").stdout.trim();
  if (base && !isOnMain(base))
    throw new UserError(`Somebody took versions off main. ${nothingPublished} Ask your developer.`);
  const uncommitted = git(nothingPublished, "status", "--porcelain", "--", ".", ":!content");
  if (uncommitted) console.log(`Not in content/, so it stays on this computer:\n${uncommitted}`);
  git(nothingPublished, `--git-dir=${worktree}/.git`, "--work-tree=.", "add", "--all", "content");
  const names = gitInWorktree("diff", "--cached", "--name-only").replaceAll("content/", "");
  if (names) gitInWorktree("commit", `--message=Change ${names.replaceAll("\n", ", ")}`);
  gitInWorktree("reset", "--hard");
  const mine = gitInWorktree("rev-parse", "HEAD");
  const others = listVersions("--no-merges", "..origin/main");
  if (others) console.log(`With what others saved:\n${others}`);
  const clash = `What somebody else saved clashes with what you saved. ${nothingPublished} Ask your developer to put both together. Or note yours, type npm run undo, publish, and enter it again.`;
  git(clash, "-C", worktree, "merge", "--message=Add what others saved", "origin/main");
  return mine;
}

/** Builds the public site, to find all that could stop the host's build. `npm run preview` shows it. */
function checkBuild(commit: string): void {
  console.log("Checking everything, as the host will …");
  const hasItsPackages = tryGit("diff", "--quiet", commit, "--", "package-lock.json").status === 0;
  if (hasItsPackages)
    symlinkSync(path.resolve("node_modules"), `${worktree}/node_modules`, "junction");
  const install = hasItsPackages ? "" : "npm ci && ";
  const { status } = spawnSync(`${install}npm run build -- --outDir ../site`, {
    cwd: worktree,
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: { SITE_ORIGIN: defaultOrigin, ...process.env, SITE_EDITION: "public" },
  });
  if (status !== 0)
    throw new UserError(`${nothingPublished} Correct what is listed, and publish again.`);
}

/** What changes for visitors. Content that does not fit the code in this folder cannot be compared. */
function describeChanges(live: string, commit: string) {
  try {
    const before = live ? readCommit(live).text : {};
    const { site, text: after } = readCommit(commit);
    const names = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
    const was = (name: string) => (name in after ? "Changed" : "Left out");
    const changes = names.map((name) => `${name in before ? was(name) : "New"}: ${name}`);
    const { isEmpty, text } = summarize(site);
    const report = [
      listProblems("The public site leaves these out", site.unsettled.leftOut),
      listProblems("These have changed since they were signed", findChangedSinceSigned(worktree)),
      `What changes on the public site:\n  ${changes.join("\n  ") || "No words of a page"}\n${text}`,
    ].join("");
    return { report: report.replaceAll(`${worktree}/`, ""), isEmpty };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { report: "What is there and what comes can’t be compared.", isEmpty: false };
  }
}

/** The site of a commit, and all it shows as JSON, to compare: each page, and what several pages share. */
function readCommit(commit: string) {
  gitInWorktree("restore", `--source=${commit}`, "--worktree", "content");
  const site = loadSite(`${worktree}/content`, "public");
  const { signs, phrases, synonyms } = site;
  const text: Record<string, string> = {
    "what every page shows": JSON.stringify(loadShell(site)),
    "the signs of illness, and what finds them": JSON.stringify([signs, phrases, synonyms]),
    "old addresses": JSON.stringify(site.redirects),
    photos: tryGit("rev-parse", `${commit}:content/photos`).stdout,
  };
  for (const page of site.pages) text[page.path] = JSON.stringify(routes.loadPageData(site, page));
  return { site, text };
}

/** Removes the worktree. Of the link to node_modules, only the link goes, not the packages. */
function removeWorktree(): void {
  rmSync(worktree, { recursive: true, force: true });
  tryGit("worktree", "prune");
}
