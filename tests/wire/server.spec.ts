import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";

/* The server as a process: where it listens, what it survives, and how it ends. */

const main = path.resolve("server/main.ts");
const big = 20_000_000;
let project: string;

test.beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "server-"));
  const folder = path.join(project, "dist/site");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "404.html"), "<!doctype html><title>Not found</title>");
  writeFileSync(path.join(folder, "big.txt"), "a".repeat(big));
  writeFileSync(path.join(folder, "gone.txt"), "Gone before anybody reads it.");
});

test.afterAll(() => rmSync(project, { recursive: true }));

async function start(environment: Record<string, string> = {}) {
  const env = { ...process.env, PORT: "0", ...environment };
  const child = spawn("node", [main], { cwd: project, env });
  const exit = once(child, "exit");
  const [told] = await once(child.stdout, "data");
  const [origin = "", port] = /http:\/\/\S+:(\d+)/.exec(String(told)) ?? [];
  const end = async () => {
    child.kill("SIGTERM");
    return (await exit)[0];
  };
  const isThere = async () =>
    (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok === true;
  return { origin, port: Number(port), end, isThere };
}

/** Begins to read the big file, and stops. */
async function beginToRead(port: number) {
  const socket = connect(port, "localhost");
  socket.write("GET /big.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await once(socket, "readable");
  return socket;
}

test("told to end, it takes nothing new, sends what is under way, and ends with code 0", async () => {
  const { port, end, isThere } = await start();
  const socket = await beginToRead(port);
  const code = end();
  await expect.poll(isThere).toBe(false);
  const parts: Buffer[] = await socket.toArray();
  expect(Buffer.concat(parts).length).toBeGreaterThan(big);
  expect(await code).toBe(0);
});

test("a file that is gone, and a visitor who is, leave the others theirs", async () => {
  const { origin, port, end, isThere } = await start();
  rmSync(path.join(project, "dist/site/gone.txt"));
  await expect(fetch(`${origin}/gone.txt`)).rejects.toThrow();
  (await beginToRead(port)).destroy();
  expect(await isThere()).toBe(true);
  expect(await end()).toBe(0);
});

test("HOST says on which address it listens", async () => {
  const { origin, end, isThere } = await start({ HOST: "127.0.0.1" });
  expect(origin).toContain("http://127.0.0.1:");
  expect(await isThere()).toBe(true);
  expect(await end()).toBe(0);
  // An address that no machine has.
  const env = { ...process.env, PORT: "0", HOST: "192.0.2.1" };
  const { status, stderr } = spawnSync("node", [main], { cwd: project, env, encoding: "utf8" });
  expect(stderr).toMatch(/^The server cannot start: .*192\.0\.2\.1.*\n$/);
  expect(status).toBe(1);
});

test("without a build it says what to do", () => {
  const { status, stderr } = spawnSync("node", [main], { cwd: tmpdir(), encoding: "utf8" });
  expect(stderr).toBe("There is no built site in dist/site. Build it first: npm run build\n");
  expect(status).toBe(1);
});
