import { spawnSync } from "node:child_process";
import { copyFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../copy-project.ts";
import { writeLaunchedContent } from "./launched-content.ts";
import { launchedFolder, publicBuild, workerThatIsOff } from "./launched-site.ts";

/* npm run build:launched: builds the public site of a clinic that has launched, for the tests. */

function run(command: string, args: string[], variables: object): void {
  const env = { ...process.env, ...publicBuild, ...variables };
  const { status } = spawnSync(command, args, { cwd: launchedFolder, env, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

rmSync(launchedFolder, { recursive: true, force: true });
copyProject(launchedFolder);
await writeLaunchedContent(path.join(launchedFolder, "content"));
run("vite", ["build"], {});

// With SERVICE_WORKER=off, the worker alone is another one.
const worker = path.join(launchedFolder, "dist/site/sw.js");
copyFileSync(worker, `${worker}.on`);
const code = 'await (await import("./plugins/prerender/service-worker.ts")).writeServiceWorker()';
run("node", ["--input-type=module", "--eval", code], { SERVICE_WORKER: "off" });
renameSync(worker, workerThatIsOff);
renameSync(`${worker}.on`, worker);
