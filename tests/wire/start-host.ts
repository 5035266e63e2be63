import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findHost } from "../../tools/find-host.ts";
import { freePort } from "../../tools/free-port.ts";
import { nginxListen, nginxRoot } from "../../tools/hosts/nginx-conf.ts";
import { outputs } from "../../tools/outputs.ts";
import { serveFolder } from "../../tools/serve-folder.ts";

export const hostNames = ["node", "caddy", "nginx"] as const;
export type HostName = (typeof hostNames)[number];
export type Host = { port: number; stop: () => Promise<void> };

/** Serves the build on a free port. @returns the host, or why there is none */
export async function startHost(name: HostName): Promise<Host | { problem: string }> {
  if (name === "node") return startNode();
  const program = findHost(name);
  if ("problem" in program) return program;
  return name === "caddy" ? startCaddy(program.path) : startNginx(program.path);
}

async function startNode(): Promise<Host> {
  const { port, close } = await serveFolder(outputs.site);
  return { port, stop: async () => close() };
}

async function startCaddy(program: string): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), "caddy-"));
  const port = await freePort();
  const config = path.resolve(outputs.hosting, "Caddyfile");
  return start(program, ["run", "--config", config, "--adapter", "caddyfile"], port, folder, {
    SITE_ADDRESS: `http://localhost:${port}`,
    SITE_ROOT: path.resolve(outputs.site),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
}

/** As whoever runs the tests, with everything that it writes in a folder of its own. */
async function startNginx(program: string): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const site = readFileSync(path.join(outputs.hosting, "nginx.conf"), "utf8");
  for (const line of [nginxListen, nginxRoot]) {
    if (!site.includes(line)) throw new Error(`nginx.conf has no line “${line}”`);
  }
  writeFileSync(
    path.join(folder, "site.conf"),
    site
      .replace(nginxListen, `listen ${port};`)
      .replace(nginxRoot, `root "${path.resolve(outputs.site)}";`),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  for (const name of temporary) mkdirSync(path.join(folder, name));
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  include ${folder}/site.conf;
}
`,
  );
  const args = ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"];
  return start(program, args, port, folder);
}

/** Starts a program that serves in the foreground, and waits for its first answer. */
async function start(
  program: string,
  args: readonly string[],
  port: number,
  folder: string,
  environment: Record<string, string> = {},
): Promise<Host> {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let told = "";
  child.stderr.on("data", (data) => {
    told += data;
  });
  const deadline = performance.now() + 10_000;
  while (!(await fetch(`http://localhost:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill();
      throw new Error(`${program} does not serve:\n${told}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
