import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../../tools/copy-project.ts";

/* The npm scripts, as seen from a terminal. */

const start = (environment: Record<string, string>) =>
  spawnSync("node", ["server/main.ts"], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
    timeout: 10_000,
  });

test("a busy port prints one clear line and exit code 1", ({ baseURL }) => {
  const port = new URL(baseURL ?? "").port;
  const { status, stderr, stdout } = start({ PORT: port });
  expect(stderr).toBe(
    `Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm start\n`,
  );
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

for (const port of ["mouse", "-1", "70000", "80.5"]) {
  test(`PORT=${port} prints one clear line and exit code 1`, () => {
    const { status, stderr } = start({ PORT: port });
    expect(stderr).toBe(`PORT is “${port}”. It must be a number from 0 to 65535.\n`);
    expect(status).toBe(1);
  });
}

test("an unchanged project is not rebuilt", () => {
  const before = statSync("dist/site/index.html").mtimeMs;
  const told = execFileSync("node", ["tools/build.ts", "--if-changed"], { encoding: "utf8" });
  expect(told).toBe("The build is up to date.\n");
  expect(statSync("dist/site/index.html").mtimeMs).toBe(before);
});

test("broken content fails the build with messages and publishes nothing", () => {
  const folder = copyProject();
  const file = path.join(folder, "content/figures.yaml");
  writeFileSync(file, "seniorAge:\n");
  mkdirSync(path.join(folder, "dist"));
  const { status, stderr } = spawnSync("node", ["tools/build.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("The content has 1 problem. Nothing was built.");
  expect(stderr).toContain("content/figures.yaml:1  seniorAge: is empty. Expected text.");
  expect(stderr).not.toContain("    at ");
  expect(() => statSync(path.join(folder, "dist/site"))).toThrow();
  rmSync(folder, { recursive: true });
});

test("a new article and a new testimonial are valid and dated", () => {
  test.setTimeout(60_000);
  const folder = copyProject();
  const run = (...args: string[]) =>
    spawnSync("node", args, { cwd: folder, encoding: "utf8", env: process.env });
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

  const article = run("tools/new-content.ts", "article", "Ticks & fleas: after a walk?");
  expect(article.stdout).toContain("Wrote content/articles/ticks-fleas-after-a-walk.mdx, dated 20");
  expect(article.stdout).toContain("Next:");
  expect(read("content/services/wellness-exams.mdx")).toContain("    - ticks-fleas-after-a-walk\n");
  const again = run("tools/new-content.ts", "article", "Ticks, fleas: after a walk");
  expect(again).toMatchObject({ status: 1, stdout: "" });
  expect(again.stderr).toMatch(/^There is an article .*ticks-fleas-after-a-walk\.mdx already\./);
  for (const untitled of [[], [""], ["?!"]]) {
    const { status, stderr } = run("tools/new-content.ts", "article", ...untitled);
    expect(stderr).toMatch(/^Say what the article is called: npm run new:article "/);
    expect(status).toBe(1);
  }
  const testimonial = run("tools/new-content.ts", "testimonial");
  expect(testimonial.stdout).toContain("at the end of content/testimonials.yaml, dated 20");
  expect(read("content/testimonials.yaml")).toMatch(/\n {2}date: 20\d\d-\d\d\n {2}sample: true\n$/);

  expect(run("tools/check-content.ts")).toMatchObject({ status: 0, stderr: "" });
  rmSync(folder, { recursive: true });
});
