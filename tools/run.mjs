import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/*
 * node tools/run.mjs [--built] <script> [arguments]: entry point of the npm scripts. Installs
 * missing packages, with --built rebuilds if needed, and runs the script. Plain JavaScript that even
 * an older Node can refuse in one sentence; the script itself runs on the newer Node that npm
 * installs into node_modules.
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const { engines, allowScripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const [first, ...others] = process.argv.slice(2);
const isBuilt = first === "--built";

refuseOldNode();
installIfNeeded();
process.exitCode =
  (isBuilt && (await run(["tools/build.ts", "--if-changed"]))) ||
  (await run(isBuilt ? others : [first, ...others]));

function refuseOldNode() {
  const least = engines.node.replace(">=", "");
  const [major, minor] = least.split(".").map(Number);
  const [ours, ourMinor] = process.versions.node.split(".").map(Number);
  if (ours < major || (ours === major && ourMinor < minor)) {
    fail(
      `This is Node ${process.versions.node}. Install Node ${least} or newer: https://nodejs.org`,
    );
  }
}

/**
 * @param {string} problem
 * @returns {never}
 */
function fail(problem) {
  console.error(problem);
  process.exit(1);
}

/**
 * Runs `npm ci` if nothing is installed or package-lock.json is newer, then the allowed install
 * scripts, which `npm ci` skips (.npmrc).
 */
function installIfNeeded() {
  const installed = path.join(root, "node_modules/.package-lock.json");
  const wanted = path.join(root, "package-lock.json");
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
  if (isCurrent && existsSync(modernNode())) return;

  try {
    accessSync(root, constants.W_OK);
  } catch {
    fail(`You may not write to ${root}. Give yourself this folder, or work in a copy of your own.`);
  }
  console.log("Installing what the site is built with (once, about a minute) ...");
  if (!isCurrent) npm("ci", "--no-fund", "--no-audit");
  // npm 10 does not know the field.
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  npm("rebuild", ...allowed, "--ignore-scripts=false");
}

/**
 * Runs npm; exits on failure.
 * @param {string[]} args
 */
function npm(...args) {
  const program = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(program, [...args, "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    fail(`npm ${args[0]} failed, see its message above. Nothing was started.`);
  }
}

/** The Node from the npm package `node`. */
function modernNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return path.join(root, "node_modules/node/bin", name);
}

/**
 * Runs a script on that Node and ends it with this process.
 * @param {string[]} args a script and its arguments
 * @returns {Promise<number>} its exit code
 */
function run(args) {
  const bin = path.join(root, "node_modules/.bin");
  const child = spawn(modernNode(), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  // npm signals the shell that started this, and a shell does not pass it on.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill(), 250).unref();
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(signal === null ? (code ?? 1) : 0));
  });
}
