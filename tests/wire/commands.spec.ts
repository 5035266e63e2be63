import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../copy-project.ts";

/* The npm scripts, as seen from a terminal. */

/** What `npm start` runs, without npm and the build. */
const start = (environment: Record<string, string>, ...flags: string[]) =>
  spawnSync("node", [...flags, "tools/run.mjs", "server/main.ts"], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
    timeout: 25_000,
  });

test("a busy port prints one clear line and exit code 1", ({ baseURL }) => {
  const port = new URL(baseURL ?? "").port;
  const { status, stderr } = start({ PORT: port, npm_lifecycle_event: "dev" });
  expect(stderr).toBe(
    `Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm run dev\n`,
  );
  expect(status).toBe(1);
});

for (const port of ["", "mouse", "-1", "70000", "80.5", "0x50"]) {
  test(`PORT=${port} prints one clear line and exit code 1`, () => {
    const { status, stderr } = start({ PORT: port });
    expect(stderr).toBe(`PORT is “${port}”. It must be a number from 0 to 65535.\n`);
    expect(status).toBe(1);
  });
}

for (const [version, isOld] of [
  ["18.20.8", true],
  ["20.10.0", true],
  ["20.11.0", false],
  ["24.0.0", false],
] as const) {
  test(`Node ${version} is ${isOld ? "refused in one line" : "new enough"}`, () => {
    const versions = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
    const { status, stderr } = start(
      { PORT: "mouse" },
      `--import=data:text/javascript,${versions}`,
    );
    expect(stderr).toBe(
      isOld
        ? `This is Node ${version}. Install Node 20.11 or newer: https://nodejs.org\n`
        : "PORT is “mouse”. It must be a number from 0 to 65535.\n",
    );
    expect(status).toBe(1);
  });
}

test("npm start ends with its server", async () => {
  const npm = spawn("npm", ["start"], { env: { ...process.env, PORT: "0" } });
  const told = npm.stdout.setEncoding("utf8");
  let text = "";
  for await (const part of told) {
    text += part;
    if (text.includes("The site is at")) break;
  }
  const [origin = ""] = /http:\S+/.exec(text) ?? [];
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  npm.kill("SIGTERM");
  await expect.poll(() => fetch(origin).catch(() => "gone")).toBe("gone");
});

test("a folder that may not be written to prints one line", () => {
  const folder = copyProject();
  mkdirSync(path.join(folder, "dist.next"));
  const asNobody = {
    cwd: folder,
    encoding: "utf8",
    uid: process.getuid?.() === 0 ? 65_534 : undefined,
  } as const;
  chmodSync(path.join(folder, "dist.next"), 0o555);
  chmodSync(folder, 0o555);
  const build = spawnSync("node", ["tools/build.ts"], asNobody);
  expect(build.stderr).toMatch(/^You may not write to .*dist\.next.*\n$/);
  expect(build.status).toBe(1);
  unlinkSync(path.join(folder, "node_modules"));
  const install = spawnSync("node", ["tools/run.mjs", "tools/build.ts"], asNobody);
  expect(install.stderr).toMatch(/^You may not write to .*\n$/);
  expect(install.status).toBe(1);
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

test("an unchanged project is not rebuilt", () => {
  const before = statSync("dist/site/index.html").mtimeMs;
  const told = execFileSync("node", ["tools/build.ts", "--if-changed"], { encoding: "utf8" });
  expect(told).toBe("The build is up to date.\n");
  expect(statSync("dist/site/index.html").mtimeMs).toBe(before);
});

test("broken content fails the build with messages and publishes nothing", () => {
  const folder = copyProject();
  const file = path.join(folder, "content/figures.yaml");
  writeFileSync(file, "seniorAge:\n");
  mkdirSync(path.join(folder, "dist"));
  const { status, stderr } = spawnSync("node", ["tools/build.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("The content has 1 problem. Nothing was built.");
  expect(stderr).toContain("content/figures.yaml:1  seniorAge: is empty. Expected text.");
  expect(stderr).not.toContain("    at ");
  expect(() => statSync(path.join(folder, "dist/site"))).toThrow();
  rmSync(folder, { recursive: true });
});
