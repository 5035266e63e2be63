import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { createSiteServer } from "../../server/site-server.ts";

/* What the server does with clients that are slow, greedy or gone, and when it is told to end. */

const big = 20_000_000;
let project: string;
let folder: string;

test.beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "server-"));
  folder = path.join(project, "dist/site");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "404.html"), "<!doctype html><title>Not found</title>");
  writeFileSync(path.join(folder, "big.txt"), "a".repeat(big));
});

test.afterAll(() => rmSync(project, { recursive: true }));

/** Sends what it is given, word for word, and tells what comes back until the server hangs up. */
async function talk(port: number, text: string): Promise<string> {
  const socket = connect(port, "localhost");
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString("latin1");
  });
  // A connection that the server cuts off is one of the answers.
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return answer;
}

async function serve(limits: Partial<Parameters<typeof createSiteServer>[1]> = {}) {
  const server = createSiteServer(folder, {
    headersTimeout: 300,
    requestTimeout: 400,
    keepAliveTimeout: 200,
    connectionsCheckingInterval: 50,
    maxHeaderSize: 8192,
    silence: 500,
    ...limits,
  }).listen(0);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("headers that never end are given up", async () => {
  await using server = await serve();
  expect(await talk(server.port, "GET /big.txt HTTP/1.1\r\nHost: a\r\n")).toContain(" 408 ");
});

test("headers without measure are refused", async () => {
  await using server = await serve();
  const cookie = "a".repeat(9000);
  const request = `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`;
  expect(await talk(server.port, request)).toContain(" 431 ");
});

test("a body is not waited for", async () => {
  await using server = await serve();
  const request = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n";
  const answer = await talk(server.port, request);
  expect(answer).toContain(" 405 ");
  expect(answer).toContain("Connection: close");
});

test("what is no HTTP gets 400 and no word about the server", async () => {
  await using server = await serve();
  const answer = await talk(server.port, "\x16\x03\x01 hello\r\n\r\n");
  expect(answer).toContain(" 400 ");
  expect(answer).not.toMatch(/server:|powered|node|\bat /i);
});

test("a visitor who does not read the answer is hung up on", async () => {
  await using server = await serve();
  const socket = connect(server.port, "localhost");
  socket.on("error", () => {});
  socket.write("GET /big.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "connect");
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  // Whatever had been sent by then is there to be read; the rest never comes.
  expect(await readAll(socket)).toBeLessThan(big);
});

async function readAll(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on("data", (data) => {
    bytes += data.length;
  });
  socket.resume();
  await once(socket, "close");
  return bytes;
}

/** The server as `npm start` runs it, over the folder of this test. */
async function start(environment: Record<string, string> = {}) {
  const child = spawn("node", [path.resolve("server/main.ts")], {
    cwd: project,
    env: { ...process.env, PORT: "0", ...environment },
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  await expect.poll(() => output).toContain("http://localhost:");
  const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
  return { child, port, lines: () => output.split("\n").slice(1, -1) };
}

test("told to end, it finishes what is under way, takes nothing new, and ends with code 0", async () => {
  const { child, port } = await start();
  const socket = connect(port, "localhost");
  socket.write("GET /big.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "readable");
  child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 300));
  const refused = connect(port, "localhost");
  const [error] = await once(refused, "error");
  expect(error.code).toBe("ECONNREFUSED");
  expect(await readAll(socket)).toBeGreaterThan(big);
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  expect(code).toBe(0);
});

test("each answer is one line of the log, and nothing in it says who asked", async () => {
  const { child, port, lines } = await start();
  await fetch(`http://localhost:${port}/healthz`);
  await fetch(`http://localhost:${port}/nope?name=Rex&email=a@example.org`);
  await expect.poll(() => lines().length).toBe(2);
  const [health, missing] = lines().map((line) => JSON.parse(line));
  expect(health).toMatchObject({ method: "GET", path: "/healthz", status: 200, complete: true });
  expect(missing).toMatchObject({ path: "/nope", status: 404 });
  expect(Object.keys(missing).sort()).toEqual(
    ["complete", "method", "milliseconds", "path", "status", "time"].sort(),
  );
  child.kill("SIGTERM");
  await once(child, "exit");
});

test("without a build it says what to do", async () => {
  const child = spawn("node", [path.resolve("server/main.ts")], { cwd: tmpdir() });
  let told = "";
  child.stderr.on("data", (data) => {
    told += data;
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(told).toBe("There is no built site in dist/site. Build it first: npm run build\n");
});
