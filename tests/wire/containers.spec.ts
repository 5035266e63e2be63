import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { outputs } from "../../tools/outputs.ts";
import { ask } from "./ask.ts";

/* The containers, as far as they can be tried without an engine that builds them. */

const dockerfile = readFileSync("Dockerfile", "utf8");

/** Each stage of the Dockerfile by its name, as instructions and what they are told. */
const stages = new Map(
  dockerfile
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text): [string, [instruction: string, told: string][]] => [
      /^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? "",
      Array.from(text.matchAll(/^([A-Z]+) (.+)$/gm), ([, name = "", told = ""]) => [name, told]),
    ]),
);

/** What a stage says with one kind of instruction. */
const told = (stage: string, instruction: string) =>
  (stages.get(stage) ?? []).filter(([name]) => name === instruction).map(([, text]) => text);

/** From where in the finished build to where in the image. */
const copies = (stage: string) =>
  told(stage, "COPY").map((text) => {
    const [, from = "", to = ""] = /^--from=build \/site\/(\S+) (\S+)$/.exec(text) ?? [];
    return { from, to: to.endsWith("/") ? to + path.basename(from) : to };
  });

test("the Dockerfile has no fault that its linter knows", () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  expect([...stages.keys()]).toEqual(["build", "node", "caddy"]);
});

test("images are named to the version, and nothing runs as root", () => {
  const images = Array.from(dockerfile.matchAll(/^ARG \w+_IMAGE=(.+)$/gm), ([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-[a-z]+/);
  expect(dockerfile.match(/^FROM (?!\$\{(?:NODE|CADDY)_IMAGE\} )/gm)).toBeNull();
  for (const stage of ["node", "caddy"]) expect(told(stage, "USER")).toEqual(["10001:10001"]);
});

test("the build gets what it reads, and is told where the site will be", () => {
  const copied = told("build", "COPY").flatMap((text) => text.split(" ").slice(0, -1));
  const admitted = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];
  expect(copied.sort()).toEqual([...admitted].sort());
  for (const file of copied) expect(existsSync(file), file).toBe(true);
  expect(told("build", "ARG")).toEqual(["SITE_ORIGIN"]);
});

test("compose locks both services in, and asks for the address of the site", () => {
  const { services } = parse(readFileSync("compose.yaml", "utf8"), { merge: true });
  expect(Object.keys(services)).toEqual(["caddy", "node"]);
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      build: { target: name, args: { SITE_ORIGIN: expect.stringContaining("${SITE_ORIGIN:?") } },
    });
  }
});

test("the image with Caddy has its files where its configuration looks for them", () => {
  const places = Object.fromEntries(copies("caddy").map(({ from, to }) => [to, from]));
  const command: string[] = JSON.parse(told("caddy", "CMD")[0] ?? "");
  expect(places[command[command.indexOf("--config") + 1] ?? ""]).toBe("dist/hosting/Caddyfile");
  const root = /\{\$SITE_ROOT:(.+)\}/.exec(
    readFileSync(path.join(outputs.hosting, "Caddyfile"), "utf8"),
  )?.[1];
  expect(places[root ?? ""]).toBe(outputs.site);
});

test("the image with the site's own server has all that it needs to start and to serve", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "image-"));
  for (const { from, to } of copies("node")) {
    cpSync(from, path.join(folder, to), { recursive: true, dereference: true });
  }
  const [program = "", ...args]: string[] = JSON.parse(told("node", "CMD")[0] ?? "");
  const server = spawn(program, args, { cwd: folder, env: { ...process.env, PORT: "0" } });
  try {
    const port = await portOf(server);
    expect((await ask(port, "/healthz")).status).toBe(200);
    const home = await ask(port, "/");
    expect(home.status).toBe(200);
    expect(home.body.equals(readFileSync(path.join(outputs.site, "index.html")))).toBe(true);
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    rmSync(folder, { recursive: true });
  }
});

/** Where a server listens, by what it says; all that it said where it ends instead. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (data) => {
        said += data;
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(Number(port));
      });
    }
    server.on("error", reject);
    server.on("exit", () => reject(new Error(said)));
  });
}
