import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../copy-project.ts";
import { writeLaunchedContent } from "./launched-content.ts";
import { launchedFolder, publicBuild } from "./launched-site.ts";

/* npm run build:launched: builds the public site of a clinic that has launched, for the tests. */

rmSync(launchedFolder, { recursive: true, force: true });
copyProject(launchedFolder);
await writeLaunchedContent(path.join(launchedFolder, "content"));
process.chdir(launchedFolder);
const env = { ...process.env, ...publicBuild };
const { status } = spawnSync("vite", ["build"], { env, stdio: "inherit" });
if (status !== 0) process.exit(1);
