import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../copy-project.ts";

/* The npm scripts, as seen from a terminal. */

test("npm start says so if the port is in use", ({ baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const env = { ...process.env, PORT: port };
  const { status, stderr } = spawnSync("npm", ["start"], { encoding: "utf8", env });
  expect(stderr).toContain(`Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm`);
  expect(status).toBe(1);
});

for (const [what, toGroup, signal] of [
  ["Ctrl+C", true, "SIGINT"],
  ["a process manager", false, "SIGTERM"],
] as const) {
  test(`npm start serves the site until ${what} ends it`, async () => {
    // As in a terminal, npm and everything it starts are a group.
    const npm = spawn("npm", ["start"], { detached: true, env: { ...process.env, PORT: "0" } });
    let text = "";
    for await (const part of npm.stdout.setEncoding("utf8")) {
      text += part;
      if (text.includes("The site is at")) break;
    }
    const [origin = ""] = /http:\S+/.exec(text) ?? [];
    expect((await fetch(origin)).status).toBe(200);
    process.kill(toGroup ? -Number(npm.pid) : Number(npm.pid), signal);
    await once(npm, "exit");
    await expect.poll(() => fetch(origin).catch(() => "gone")).toBe("gone");
  });
}

test("a build notices a change, and one with broken content keeps the last site", () => {
  const folder = copyProject();
  cpSync("dist", path.join(folder, "dist"), { recursive: true });
  const build = () =>
    spawnSync("node", ["tools/build/main.ts", "--if-changed"], { cwd: folder, encoding: "utf8" });
  expect(build().stdout).toBe("The build is up to date.\n");
  writeFileSync(path.join(folder, "content/figures.yaml"), "seniorAge:\n");
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was built.");
  expect(stderr).toContain("content/figures.yaml:1  seniorAge: is empty.");
  expect(stderr).not.toContain("    at ");
  expect(existsSync(path.join(folder, "dist/site/index.html"))).toBe(true);
  rmSync(folder, { recursive: true });
});
