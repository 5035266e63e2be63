import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { changeContent, settle } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";

/*
 * The launch check, on a project whose owner has done everything: before the build, after it, and
 * after a later change. The build is for a CDN.
 */

test("lists open points with exit code 1, and reports none once all are settled and built", () => {
  test.setTimeout(90_000);
  const folder = copyProject();
  const content = changeContent(path.join(folder, "content"));
  const origin = "https://www.clinic-in-travelers-rest.com";
  const run = (command: string, environment = { SITE_ORIGIN: origin }) => {
    const [tool, ...flags] = command.split(" ");
    const { status, stdout, stderr } = spawnSync("node", [`tools/${tool}.ts`, ...flags], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...environment },
    });
    return { status, stderr, lines: stdout.trimEnd().split("\n") };
  };

  const refused = run("build --cdn", { SITE_ORIGIN: "" });
  expect(refused.stderr).toMatch(/^SITE_ORIGIN is “”\. Set it to https:.*\n$/);
  expect(refused.status).toBe(1);
  expect(existsSync(path.join(folder, "dist"))).toBe(false);

  settle(content);
  const unbuilt = run("launch-check");
  expect(unbuilt).toMatchObject({ status: 1, stderr: "" });
  expect(unbuilt.lines).toContain("1. dist/site  the built site");
  expect(unbuilt.lines.at(-1)).toBe("1 thing to settle before the site goes public.");

  const built = run("build --cdn");
  expect(built).toMatchObject({ status: 0, stderr: "" });
  expect(built.lines.at(-1)).toMatch(/^Built \d+ pages in .* s for https:.*rest\.com\.$/);
  const site = path.join(folder, "dist/site");
  expect(readFileSync(path.join(site, "about.html"), "utf8")).toContain(
    `rel="canonical" href="${origin}/about"`,
  );
  // A CDN compresses by itself.
  expect(globSync("**/*.{br,gz}", { cwd: site })).toEqual([]);
  const nothing = ["Nothing stands in the way of publishing."];
  expect(run("launch-check")).toEqual({ status: 0, stderr: "", lines: nothing });

  content.set("clinic.yaml", { "phone.status": "unconfirmed" });
  const again = run("launch-check");
  expect(again.status).toBe(1);
  expect(again.lines).toContainEqual(
    expect.stringMatching(/^1\. content\/clinic\.yaml:\d+ {2}phone$/),
  );
  expect(again.lines.at(-1)).toMatch(/^2 things to settle/);
  rmSync(folder, { recursive: true });
});
