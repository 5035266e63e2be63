import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { test as base, expect } from "@playwright/test";

type Fixtures = {
  /** The folder of a copy of the project with the same node_modules, which a test may change. */
  project: string;
  /** Starts `vite` there, until the test ends. @returns its address */
  start: () => Promise<string>;
};

/** Runs a command to its end. */
export function run(command: string, cwd: string, more: NodeJS.ProcessEnv = {}) {
  const [name = "", ...words] = command.split(" ");
  const env = { ...process.env, ...more };
  const { status, stdout, stderr } = spawnSync(name, words, { cwd, encoding: "utf8", env });
  return { status, text: stripVTControlCharacters(stdout + stderr) };
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
  project: async ({}, use) => {
    // The names of the folders around it change nothing.
    const top = mkdtempSync(path.join(tmpdir(), "site-"));
    const folder = path.join(top, "dist/src/vets/site (1)");
    const packages = ["package.json", "package-lock.json"];
    const files = [".gitignore", "tsconfig.json", "vite.config.ts", ...packages];
    for (const name of ["content", "owner-tools", "plugins", "public", "src", ...files])
      cpSync(name, path.join(folder, name), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    await use(folder);
    rmSync(top, { recursive: true });
  },
  start: async ({ project }, use) => {
    let server: ChildProcess | undefined;
    await use(async () => {
      const started = spawn("vite", { cwd: project, env: { ...process.env, PORT: "0" } });
      server = started;
      let output = "";
      started.stdout.on("data", (data) => {
        output += stripVTControlCharacters(String(data));
      });
      const address = /http:\/\/localhost:\d+/;
      await expect.poll(() => output).toMatch(address);
      return address.exec(output)?.[0] ?? "";
    });
    server?.kill();
    if (server) await once(server, "exit");
  },
});
