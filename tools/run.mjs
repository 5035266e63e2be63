import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/*
 * node tools/run.mjs <program> [arguments]: installs what is missing, then runs a program from
 * node_modules/.bin, such as the recent Node there. Plain JavaScript, so that an older Node can
 * read it and refuse in one sentence.
 */

const [program = "node", ...args] = process.argv.slice(2);
const bin = path.resolve("node_modules/.bin");
const shell = process.platform === "win32";

const [major] = process.versions.node.split(".");
if (Number(major) < 20) fail(`This is Node ${major}. Install Node 20 or newer: https://nodejs.org`);
const time = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isCurrent = time("node_modules/.package-lock.json") >= time("package-lock.json");
if (!isCurrent || !existsSync(path.join(bin, "node"))) {
  console.log("Installing what the site is built with (once, about a minute) ...");
  if (!isCurrent) npm("ci");
  // .npmrc keeps packages from running scripts; this one brings Node.
  npm("rebuild", "node", "--ignore-scripts=false");
}
if (!existsSync(path.join(bin, program))) {
  fail(`Packages for development are missing, such as ${program}. Run: npm ci --include=dev`);
}
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
const child = spawn(program, args, { stdio: "inherit", shell, env });
child.on("exit", (code) => process.exit(code ?? 1));
// Ctrl+C reaches the child from the terminal. npm ends only the shell between it and this process.
process.on("SIGINT", () => {}).on("SIGTERM", () => child.kill());
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill(), 250);

function npm(...command) {
  const options = { stdio: ["ignore", "ignore", "inherit"], shell };
  const { status } = spawnSync("npm", [...command, "--loglevel=error"], options);
  if (status !== 0) fail(`npm ${command[0]} failed: see its message above. Nothing was started.`);
}

function fail(problem) {
  console.error(problem);
  process.exit(1);
}
