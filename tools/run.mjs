import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/*
 * node tools/run.mjs [--built] <script> [arguments]: entry point of the npm scripts. Installs
 * missing packages, with --built rebuilds if needed, and runs the script. Plain JavaScript for Node
 * 20 and later; the script itself runs on the newer Node that npm installs into node_modules.
 */

const root = path.resolve(import.meta.dirname, "..");
const [first, ...others] = process.argv.slice(2);
const isBuilt = first === "--built";

installIfNeeded();
process.exitCode =
  (isBuilt && (await run(["tools/build.ts", "--if-changed"]))) ||
  (await run(isBuilt ? others : [first, ...others]));

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

  console.log("Installing what the site is built with (once) ...");
  if (!isCurrent) npm("ci", "--no-fund", "--no-audit");
  npm("rebuild", ...allowedScripts(), "--ignore-scripts=false");
}

/** Packages whose install scripts package.json allows; npm 10 does not know the field. */
function allowedScripts() {
  const { allowScripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
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
    console.error(`npm ${args[0]} failed, see its message above. Nothing was started.`);
    process.exit(1);
  }
}

/** The Node from the npm package `node`. */
function modernNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return path.join(root, "node_modules/node/bin", name);
}

/**
 * Runs a script on that Node and forwards signals.
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
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => resolve(signal === null ? (code ?? 1) : 0));
  });
}
