import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { outputs } from "../../server/outputs.ts";
import { freePort } from "../../tools/free-port.ts";
import { serveFolder } from "../../tools/serve-folder.ts";
import { findOnPath, findProgram } from "../../tools/system-programs.ts";

export type Host = { port: number; stop: () => Promise<void> };

export const findCaddy = () =>
  findProgram(() => findOnPath("caddy"), ["caddy"], "Caddy was not tested: install caddy");

/** Each serves the build on a free port, or returns why it cannot. */
export const hosts = {
  node: async (): Promise<Host> => {
    const { port, close } = await serveFolder(outputs.site);
    return { port, stop: async () => close() };
  },
  caddy: async (): Promise<Host | { problem: string }> => {
    const program = findCaddy();
    if ("problem" in program) return program;
    const folder = mkdtempSync(path.join(tmpdir(), "caddy-"));
    const port = await freePort();
    const config = path.join(outputs.hosting, "Caddyfile");
    const child = spawn(program.path, ["run", "--config", config, "--adapter", "caddyfile"], {
      env: {
        ...process.env,
        CADDY_ADMIN: `unix/${folder}/admin`,
        SITE_ADDRESS: `http://localhost:${port}`,
        SITE_ROOT: path.resolve(outputs.site),
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let told = "";
    child.stderr.on("data", (data) => {
      told += data;
    });
    await expect.poll(() => told || child.exitCode).toContain("serving initial configuration");
    const stop = async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    };
    return { port, stop };
  },
};
