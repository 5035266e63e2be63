import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { changeContent, settle } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";

/* The commands, as seen from a terminal. */

test("npm start serves on HOST until a process manager ends it, and says if the port is in use", async () => {
  const env = { ...process.env, HOST: "127.0.0.1" };
  const npm = spawn("npm", ["start"], { env: { ...env, PORT: "0" } });
  let text = "";
  for await (const part of npm.stdout.setEncoding("utf8")) {
    text += stripVTControlCharacters(part);
    if (/http:\/\/127\.0\.0\.1:\d+/.test(text)) break;
  }
  const [origin = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  expect((await fetch(origin)).status).toBe(200);
  const { port: PORT } = new URL(origin);
  const again = { encoding: "utf8", env: { ...env, PORT } } as const;
  const { status, stderr } = spawnSync("npm", ["start"], again);
  expect(stderr).toContain(`Port ${PORT} is in use. Choose another: PORT=${Number(PORT) + 1} npm`);
  expect(status).toBe(1);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await expect.poll(() => fetch(origin).catch(() => "gone")).toBe("gone");
});

/** One file of each kind that a build reads. */
const inputs = [
  ...["content/labels.yaml", "content/articles/first-visit.mdx", "src/styles/tokens.css"],
  ...["plugins/output.ts", "public/favicon.svg", "package-lock.json", "vite.config.ts"],
];

function fingerprintIn(cwd: string, mode: string): string {
  const code = `import { fingerprint } from "./plugins/prerender/build-stamp.ts";
    process.stdout.write(fingerprint("${mode}"));`;
  const args = ["--input-type=module", "--eval", code];
  return spawnSync("node", args, { cwd, encoding: "utf8" }).stdout;
}

const buildIfChanged = (cwd: string) =>
  spawnSync("node", ["tools/build-if-changed.ts"], { cwd, encoding: "utf8" });

test("a build notices a change, and one with broken content, or for a CDN, is not served", () => {
  const folder = copyProject();
  const { stderr: unbuilt } = spawnSync("vite", ["preview"], { cwd: folder, encoding: "utf8" });
  expect(unbuilt).toContain("There is no built site in dist/site. Build it first: npm run build\n");
  cpSync("dist", path.join(folder, "dist"), { recursive: true });
  expect(buildIfChanged(folder).stdout).toBe("The build is up to date.\n");
  let before = fingerprintIn(folder, "production");
  for (const file of inputs) {
    appendFileSync(path.join(folder, file), "\n");
    const after = fingerprintIn(folder, "production");
    expect(after, file).not.toBe(before);
    before = after;
  }
  // It cannot be built, so a build that is not skipped ends at once, and keeps the last site.
  writeFileSync(path.join(folder, "content/figures.yaml"), "seniorAge:\n");
  const startAfterBuild = (mode: string) => {
    writeFileSync(path.join(folder, "dist/build-stamp.txt"), fingerprintIn(folder, mode));
    return buildIfChanged(folder);
  };
  expect(startAfterBuild("production").status).toBe(0);
  // It has no compressed copies.
  const { status, stderr } = startAfterBuild("cdn");
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was built.");
  expect(stderr).toContain("content/figures.yaml:1  seniorAge: is empty.");
  expect(stderr).not.toContain("    at ");
  expect(existsSync(path.join(folder, "dist/site/index.html"))).toBe(true);
  rmSync(folder, { recursive: true });
});

test("the launch check exits with 1 while anything is left, then with 0", () => {
  const folder = copyProject();
  const content = changeContent(path.join(folder, "content"));
  const env = { ...process.env, SITE_ORIGIN: "https://www.clinic-in-travelers-rest.com" };
  const check = () =>
    spawnSync("node", ["tools/launch-check/main.ts"], { cwd: folder, encoding: "utf8", env });
  settle(content);
  // There may be samples and advice above it.
  const ready = expect.stringMatching(/^Ready to publish\.\n$/m);
  expect(check()).toMatchObject({ status: 0, stdout: ready });
  content.set("clinic.yaml", { "phone.status": "unconfirmed" });
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^ {2}Hours .*: Phone: /m);
  expect(stdout).toMatch(/\n1 thing to settle before the site goes public\.\n$/);
  rmSync(folder, { recursive: true });
});

test("a build for the public is refused without an address, and with placeholders to call", () => {
  const folder = copyProject();
  changeContent(path.join(folder, "content")).set("clinic.yaml", { "phone.status": "unconfirmed" });
  const build = (SITE_ORIGIN?: string) => {
    const env = { ...process.env, SITE_ORIGIN, SITE_EDITION: "public" };
    const options = { cwd: folder, encoding: "utf8", env } as const;
    const { status, stderr } = spawnSync("vite", ["build", "--mode", "cdn"], options);
    expect(status).toBe(1);
    return stripVTControlCharacters(stderr);
  };
  expect(build()).toMatch(/(?:^|\n)error during build:\nSITE_ORIGIN is “”\. Set it to https:.*\n$/);
  expect(build("https://www.clinic.vet")).toMatch(
    /^ {2}content\/clinic\.yaml:\d+ {2}phone: .+ is a placeholder.+$/m,
  );
  rmSync(folder, { recursive: true });
});
