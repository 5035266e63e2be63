import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../tools/free-port.ts";
import { ask } from "./ask.ts";
import { findCaddy } from "./start-host.ts";

/* A release on an own server with Caddy, as in docs/hosting.md. */

test("a release is switched by a reload, and no request fails", async () => {
  // Caddy may need to be installed first.
  test.setTimeout(180_000);
  const caddy = findCaddy();
  test.skip("problem" in caddy, "problem" in caddy ? caddy.problem : "");
  if ("problem" in caddy) return;
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  const current = path.join(folder, "current");
  const config = path.join(folder, "Caddyfile");
  const port = await freePort();
  const env = {
    ...process.env,
    CADDY_ADMIN: `localhost:${await freePort()}`,
    SITE_ADDRESS: `http://localhost:${port}`,
    SITE_ROOT: path.join(current, "site"),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const release = (name: string) => {
    cpSync("dist", path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, "site/robots.txt"), name);
    rmSync(current, { force: true });
    symlinkSync(name, current);
  };
  const second = `http://127.0.0.1:${port} {\n\tredir https://www.example.com{uri} permanent\n}\n`;
  writeFileSync(config, `import ${current}/hosting/Caddyfile\n\n${second}`);
  release("first");
  const server = spawn(caddy.path, ["run", "--config", config], { env, stdio: "pipe" });
  await expect.poll(() => ask(port, "/").catch(() => undefined)).toMatchObject({ status: 200 });

  const headers = { Host: `127.0.0.1:${port}` };
  expect(await ask(port, "/about?a=b", { headers })).toMatchObject({
    status: 301,
    headers: { location: "https://www.example.com/about?a=b" },
  });

  // Like a browser, tries again once if the connection is reset.
  const visit = (page: string) => ask(port, page).catch(() => ask(port, page));
  let answers = 0;
  let isOver = false;
  const visits = (async () => {
    for (; !isOver; answers++) expect((await visit("/about")).status).toBe(200);
  })();
  release("second");
  const reload = spawn(caddy.path, ["reload", "--config", config, "--force"], { env });
  expect(await once(reload, "exit")).toEqual([0, null]);
  expect(String((await visit("/robots.txt")).body)).toBe("second");
  isOver = true;
  await visits;
  expect(answers).toBeGreaterThan(1);

  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});
