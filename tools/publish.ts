import { spawnSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { UserError } from "../src/content/problems.ts";
import { defaultOrigin, loadSite } from "../src/routes/load-site.ts";
import { routes } from "../src/routes/routes.ts";
import { loadShell } from "../src/site/loaders/load-shell.ts";
import { findChangedSinceSigned, listProblems, run, summarize } from "./public-summary.ts";

/* Moves `live`, the branch from which hosts build the public site: to what is saved here, or back. */

const kept = "Nothing was published, and all that you saved is still on this computer.";

/** A worktree of the commit: what is checked is what the host will have, not what lies here. */
const copy = "dist/publish";

const isOnMain = (commit: string) =>
  run("merge-base", "--is-ancestor", commit, "origin/main").status === 0;
const inCopy = (...words: string[]) => git(kept, "-C", copy, ...words);
/** Versions: the letters of each, its day, and who changed what. */
const list = (...which: string[]) =>
  git(kept, "log", "--date=format:%A, %B %d, %Y, %H:%M", "--format=%h  %ad  %an: %s", ...which);

const terminal = createInterface(process.stdin);
const answers = terminal[Symbol.asyncIterator]();

publish(process.argv[2])
  .then(console.log, (error) => {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    removeCopy();
    terminal.close();
  });

async function publish(older = ""): Promise<string> {
  const branch = git("Git can’t work in this folder.", "branch", "--show-current");
  if (branch !== "main") throw new UserError("This folder isn’t on main. Type: git switch main");
  // All branches and their whole history: a clone may have one, or its last commit.
  const all = ["--depth=2147483647", "origin", "+refs/heads/*:refs/remotes/origin/*"];
  git(`The repository can’t be reached. ${kept} Try again later.`, "fetch", "--prune", ...all);
  if (older && !isOnMain(older))
    throw new UserError(
      `${kept} To go back, type npm run publish and the letters of a version:\n${list("-20", "origin/main", "--", "content")}`,
    );
  removeCopy();
  git(kept, "worktree", "add", "--detach", copy, older || "HEAD");
  const mine = older || commitAndMerge();
  const commit = inCopy("rev-parse", "HEAD");
  const live = run("rev-parse", "-q", "--verify", "origin/live").stdout.trim();
  if (commit !== live) {
    check(commit);
    if (older) console.log(`You go back to this version:\n${list("-1", commit)}`);
    const { report, isEmpty } = describeChanges(live, commit);
    console.log(`${report}\nTo look first, type in another terminal: npm run preview`);
    if (!(await agrees("Publish?"))) return kept;
    if (isEmpty && !(await agrees("That’s next to nothing. Publish it anyway?"))) return kept;
    const branches = older ? ["live"] : ["main", "live"];
    const refs = branches.map((name) => `${commit}:refs/heads/${name}`);
    const refused = `The repository refuses it, or somebody saved just now. ${kept} Publish again.`;
    // A way back is no fast-forward; it asks only that nobody has moved `live` since.
    git(refused, "push", "--atomic", `--force-with-lease=live:${live}`, "origin", ...refs);
  }
  // What was saved here since stays as it is.
  if (!older && run("reset", "--quiet", mine).status === 0) run("merge", "--ff-only", commit);
  if (commit === live) return "Nothing to publish: the public site is this version.";
  return "Published. The public site shows it in a few minutes.";
}

/** Asks in the terminal. Whatever is no yes, such as Enter, is a no. */
async function agrees(question: string): Promise<boolean> {
  process.stdout.write(`${question} (y/N) `);
  const { value: answer } = await answers.next();
  return /^y/i.test(answer ?? "");
}

/** Commits what the forms saved, and adds what others pushed. In the copy: a refusal is no version. */
function commitAndMerge(): string {
  // What others took off main would come back.
  const base = run("merge-base", "--fork-point", "origin/main", "HEAD").stdout.trim();
  if (base && !isOnMain(base))
    throw new UserError(`Somebody took versions off main. ${kept} Ask your developer.`);
  const uncommitted = git(kept, "status", "--porcelain", "--", ".", ":!content");
  if (uncommitted) console.log(`Not in content/, so it stays on this computer:\n${uncommitted}`);
  git(kept, `--git-dir=${copy}/.git`, "--work-tree=.", "add", "--all", "content");
  const names = inCopy("diff", "--cached", "--name-only").replaceAll("content/", "");
  if (names) inCopy("commit", `--message=Change ${names.replaceAll("\n", ", ")}`);
  inCopy("reset", "--hard");
  const mine = inCopy("rev-parse", "HEAD");
  const others = list("--no-merges", "..origin/main");
  if (others) console.log(`With what others saved:\n${others}`);
  const clash = `What somebody else saved clashes with what you saved. ${kept} Ask your developer to put both together. Or note yours, type npm run undo, publish, and enter it again.`;
  git(clash, "-C", copy, "merge", "--message=Add what others saved", "origin/main");
  return mine;
}

/** The build of the public site finds all that could stop the host. `npm run preview` shows it. */
function check(commit: string): void {
  console.log("Checking everything, as the host will …");
  const hasItsPackages = run("diff", "--quiet", commit, "--", "package-lock.json").status === 0;
  if (hasItsPackages) symlinkSync(path.resolve("node_modules"), `${copy}/node_modules`, "junction");
  const install = hasItsPackages ? "" : "npm ci && ";
  const { status } = spawnSync(`${install}npm run build -- --outDir ../site`, {
    ...{ cwd: copy, shell: true, stdio: ["ignore", "ignore", "inherit"] },
    env: { SITE_ORIGIN: defaultOrigin, ...process.env, SITE_EDITION: "public" },
  });
  if (status !== 0) throw new UserError(`${kept} Correct what is listed, and publish again.`);
}

/** What visitors will see, and what they won’t. The content of a commit may not fit the code that is here. */
function describeChanges(live: string, commit: string) {
  try {
    const before = live ? read(live).text : {};
    const { site, text: after } = read(commit);
    const names = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
    const was = (name: string) => (name in after ? "Changed" : "Left out");
    const changes = names.map((name) => `${name in before ? was(name) : "New"}: ${name}`);
    const { isEmpty, text } = summarize(site);
    const report = [
      listProblems("The public site leaves these out", site.unsettled.leftOut),
      listProblems("These have changed since they were signed", findChangedSinceSigned(copy)),
      `What changes on the public site:\n  ${changes.join("\n  ") || "No words of a page"}\n${text}`,
    ].join("");
    return { report: report.replaceAll(`${copy}/`, ""), isEmpty };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { report: "What is there and what comes can’t be compared.", isEmpty: false };
  }
}

/** A commit's site, and what it shows: the JSON of each page, and of what stands beside pages. */
function read(commit: string) {
  inCopy("restore", `--source=${commit}`, "--worktree", "content");
  const site = loadSite(`${copy}/content`, "public");
  const { signs, phrases, synonyms } = site;
  const text: Record<string, string> = {
    "what every page shows": JSON.stringify(loadShell(site)),
    "the signs of illness, and what finds them": JSON.stringify([signs, phrases, synonyms]),
    "old addresses": JSON.stringify(site.redirects),
    photos: run("rev-parse", `${commit}:content/photos`).stdout,
  };
  for (const page of site.pages) text[page.path] = JSON.stringify(routes.loadPageData(site, page));
  return { site, text };
}

/** The link to the packages goes without what it leads to. */
function removeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  run("worktree", "prune");
}

/** What a git command prints. @param refusal said before git's own words, if it fails */
function git(refusal: string, ...words: string[]): string {
  const { error, status, stdout, stderr } = run(...words);
  if (error) throw new UserError(`Git isn’t installed, or this terminal can’t find it. ${kept}`);
  if (status !== 0) throw new UserError(`${refusal}\n\nGit says: ${stdout}${stderr}`);
  return stdout.trim();
}
