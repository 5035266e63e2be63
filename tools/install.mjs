import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/*
 * Installs what is missing, before the scripts of package.json that a newcomer starts with. (.npmrc
 * switches pre-scripts off.) Plain JavaScript without dependencies, so that an older Node can read it
 * and refuse in one sentence. A script that goes on with `node` does so in a script of its own:
 * shells remember which Node they found.
 */

const [major] = process.versions.node.split(".");
if (Number(major) < 20) fail(`This is Node ${major}. Install Node 20 or newer: https://nodejs.org`);
const time = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isCurrent = time("node_modules/.package-lock.json") >= time("package-lock.json");
// Vitest and type stripping need a newer Node than 20. The package `node` brings 24, and npm scripts
// then run in it, this one, too.
const isOld = Number(major) < 24 || process.execPath.includes("node_modules");
const needsNode = isOld && (!isCurrent || !existsSync("node_modules/.bin/node"));
if (!isCurrent || needsNode) {
  // To stderr: reports are read from stdout.
  console.error("Installing what the site is built with (once, about a minute) ...");
  if (!isCurrent) npm("ci", "--include=dev");
  // .npmrc keeps packages from running scripts.
  if (needsNode) npm("rebuild", "node", "--ignore-scripts=false");
}

function npm(...command) {
  const shell = process.platform === "win32";
  const options = { stdio: ["ignore", "ignore", "inherit"], shell };
  const { status } = spawnSync("npm", [...command, "--loglevel=error"], options);
  if (status !== 0) fail(`npm ${command[0]} failed: see its message above. Nothing was started.`);
}

function fail(problem) {
  console.error(problem);
  process.exit(1);
}
