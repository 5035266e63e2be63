import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { changeContent, writeClinic } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";

/* The commands, as seen from a terminal. */

test("npm start serves on HOST, and another says that its port is in use", async () => {
  // In a copy, because it builds, and other tests read what has been built here.
  const cwd = copyProject();
  const env = { ...process.env, HOST: "127.0.0.1" };
  const npm = spawn("npm", ["start"], { cwd, env: { ...env, PORT: "0" }, detached: true });
  let text = "";
  for await (const part of npm.stdout.setEncoding("utf8")) {
    text += stripVTControlCharacters(part);
    if (/http:\/\/127\.0\.0\.1:\d+/.test(text)) break;
  }
  const [origin = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  expect((await fetch(origin)).status).toBe(200);
  const { port: PORT } = new URL(origin);
  const again = { cwd, encoding: "utf8", env: { ...env, PORT } } as const;
  // It need not build once more.
  const { status, stderr } = spawnSync("npm", ["run", "preview"], again);
  expect(stderr).toContain(`Port ${PORT} is already in use`);
  expect(status).toBe(1);
  // npm, its shell and the server.
  process.kill(-(npm.pid as number));
  await once(npm, "exit");
  rmSync(cwd, { recursive: true });
});

test("what was not built is not served, and a build with broken content keeps the last one", () => {
  const folder = copyProject();
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const vite = (command: string) =>
    spawnSync("vite", [command], { cwd: folder, encoding: "utf8", env } as const);
  const { stderr: unbuilt } = vite("preview");
  expect(unbuilt).toContain("There is no built site in dist/site. Build it first: npm run build\n");
  cpSync("dist", path.join(folder, "dist"), { recursive: true });
  writeFileSync(path.join(folder, "content/figures.yaml"), "seniorAge:\n");
  const { status, stdout, stderr } = vite("build");
  expect(status).toBe(1);
  expect(stdout).toContain("::error file=content/figures.yaml,line=1::content/figures.yaml:1  ");
  expect(stderr).toContain("Nothing was built.");
  expect(stderr).toContain("content/figures.yaml:1  seniorAge: is empty.");
  expect(stderr).not.toContain("    at ");
  expect(existsSync(path.join(folder, "dist/site/index.html"))).toBe(true);
  rmSync(folder, { recursive: true });
});

test("a build for the public is refused without an address, and with what the launch check lists", async () => {
  const cwd = copyProject();
  changeContent(path.join(cwd, "content")).set("clinic.yaml", { "phone.status": "unconfirmed" });
  const run = (command: string, SITE_ORIGIN?: string) => {
    const env = { ...process.env, SITE_ORIGIN, SITE_EDITION: "public" };
    const [name = "", ...words] = command.split(" ");
    const { status, stdout, stderr } = spawnSync(name, words, { cwd, encoding: "utf8", env });
    const lines = stripVTControlCharacters(stdout + stderr).split("\n");
    return { status, lines: lines.map((line) => line.trim()).filter(Boolean) };
  };
  const build = "vite build";
  expect(run(build).lines.join()).toMatch(/^SITE_ORIGIN is “”\. Set it to https:[^\n]+$/);
  const check = "tsx tools/launch-check.ts";
  const { lines } = run(check);
  const isNeeded = (line: string) => line.startsWith("content/") && !line.includes("has no answer");
  const listed = lines.filter(isNeeded);
  expect(listed.join()).toContain("phone: is not confirmed");
  const refused = run(build, "https://www.clinic.vet");
  expect(refused.status).toBe(1);
  expect(refused.lines.filter((line) => line.startsWith("content/"))).toEqual(listed);

  writeClinic(path.join(cwd, "content"));
  const { status, lines: left } = run(check);
  expect([status, ...left.filter(isNeeded), left.at(-1)]).toEqual([0, "Ready to publish."]);
  rmSync(cwd, { recursive: true });
});
