import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ask } from "./ask.ts";

/* The server as a process: where it listens, what it survives, and how it ends. */

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

/** The server as `npm start` runs it, over the folder of this test. */
async function start(environment: Record<string, string> = {}) {
  const child = run(project, { PORT: "0", ...environment });
  let told = "";
  child.stdout?.on("data", (data) => {
    told += data;
  });
  await expect.poll(() => told).toMatch(/http:\/\/.*:\d+ /);
  const [, host = "", port] = /http:\/\/(.*):(\d+) /.exec(told) ?? [];
  return { child, host, port: Number(port) };
}

function run(folder: string, environment: Record<string, string> = {}): ChildProcess {
  return spawn("node", [path.resolve("server/main.ts")], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
}

/** Tells it to end. @returns its exit code */
async function end(child: ChildProcess): Promise<number> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  return (await exit)[0];
}

async function connectError(port: number, host: string): Promise<string | undefined> {
  const socket = connect(port, host);
  const error = await Promise.race([
    once(socket, "connect").then(() => undefined),
    once(socket, "error").then(([{ code }]) => code),
  ]).catch((caught) => caught.code);
  socket.destroy();
  return error;
}

test("told to end, it takes nothing new, sends what is under way, and ends with code 0", async () => {
  const { child, port } = await start();
  const socket = connect(port, "localhost");
  socket.write("GET /big.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await once(socket, "readable");
  const code = end(child);
  await expect.poll(() => connectError(port, "localhost")).toBe("ECONNREFUSED");
  let bytes = 0;
  socket.on("data", (data) => {
    bytes += data.length;
  });
  await once(socket, "close");
  expect(bytes).toBeGreaterThan(big);
  expect(await code).toBe(0);
});

test("a file that is gone, and a visitor who is, leave the others theirs", async () => {
  const { child, port } = await start();
  rmSync(path.join(project, "dist/site/gone.txt"));
  await expect(ask(port, "/gone.txt")).rejects.toThrow("socket hang up");
  const socket = connect(port, "localhost");
  socket.write("GET /big.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "readable");
  socket.destroy();
  const health = await ask(port, "/healthz");
  expect(health).toMatchObject({ status: 200, body: Buffer.from("ok\n") });
  expect(await end(child)).toBe(0);
});

test("HOST says on which address it listens, and without it on all", async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((list = []) => list)
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  const everywhere = await start();
  const here = await start({ HOST: "127.0.0.1" });
  expect([everywhere.host, here.host]).toEqual(["localhost", "127.0.0.1"]);
  expect((await ask(here.port, "/healthz")).status).toBe(200);
  if (outside !== undefined) {
    expect(await connectError(everywhere.port, outside)).toBeUndefined();
    expect(await connectError(here.port, outside)).toBe("ECONNREFUSED");
  }
  await Promise.all([end(everywhere.child), end(here.child)]);
});

test("without a build it says what to do", async () => {
  const child = run(tmpdir());
  let told = "";
  child.stderr?.on("data", (data) => {
    told += data;
  });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(told).toBe("There is no built site in dist/site. Build it first: npm run build\n");
});
