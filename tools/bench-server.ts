import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { median } from "./median.ts";
import { outputs } from "./outputs.ts";
import { writeReport } from "./reports.ts";
import { findOnPath } from "./system-programs.ts";

/*
 * npm run bench:server: requests a second of the server behind `npm start`, and of nginx with one
 * worker over the same files, in turn, in one run; and its memory over 100,000 requests and more.
 * Needs nginx and wrk: apt-get install nginx-light wrk.
 */

const rounds = 5;
const seconds = 4;
const [ours, theirs] = [await freePort(), await freePort()];

for (const program of ["nginx", "wrk"]) {
  if (findOnPath(program) === undefined) {
    console.error(`${program} is not installed. On Debian: apt-get install nginx-light wrk`);
    process.exit(1);
  }
}
const folder = mkdtempSync(path.join(tmpdir(), "bench-server-"));
const server = spawn("node", ["server/main.ts"], {
  env: { ...process.env, PORT: String(ours), ACCESS_LOG: "off" },
  stdio: "ignore",
});
const nginx = spawn("nginx", ["-c", nginxConfiguration(), "-e", "stderr"], { stdio: "ignore" });
try {
  await wait(1500);
  const rates: Record<string, number[]> = { "npm start": [], nginx: [] };
  const memory = [residentMemory()];
  for (let round = 0; round < rounds; round += 1) {
    rates["npm start"]?.push(requestsASecond(ours, "br"));
    memory.push(residentMemory());
    rates.nginx?.push(requestsASecond(theirs, "gzip"));
  }
  const [mine = 0, other = 0] = Object.values(rates).map((list) => Math.round(median(list)));
  const requests = Math.round(mine * seconds * rounds);
  const report = { rates, ratio: mine / other, memory, requests };
  console.table({
    "npm start": { "requests a second": mine },
    nginx: { "requests a second": other },
    ratio: { "requests a second": (mine / other).toFixed(2) },
  });
  console.log(`Memory of the server in MB, over about ${requests} requests: ${memory.join(", ")}`);
  writeReport("server", report);
} finally {
  const gone = [once(server, "exit"), once(nginx, "exit")];
  server.kill();
  nginx.kill();
  await Promise.all(gone);
  rmSync(folder, { recursive: true });
}

/** A page as a browser asks for it, over 32 connections that stay open. */
function requestsASecond(port: number, encoding: string): number {
  const told = execFileSync(
    "wrk",
    [
      "-t1",
      "-c32",
      `-d${seconds}s`,
      "-H",
      `Accept-Encoding: ${encoding}`,
      `http://localhost:${port}/about`,
    ],
    { encoding: "utf8" },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]);
}

function residentMemory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}

/** nginx as one would set it up for this site: files found once, compressed ones sent as they are. */
function nginxConfiguration(): string {
  const file = path.join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; daemon off; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; ${temporary}
  keepalive_requests 1000000000; open_file_cache max=1000 inactive=60s;
  server {
    listen ${theirs}; root ${path.resolve(outputs.site)}; gzip_static on;
    add_header Cache-Control no-cache; add_header X-Content-Type-Options nosniff;
    add_header Content-Security-Policy "default-src 'none'; script-src 'self'; style-src 'self'";
    location / { try_files $uri $uri.html =404; }
  }
}
`,
  );
  return file;
}
