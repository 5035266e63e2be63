import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { changeContent, settle } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";

/* The launch check, on a project whose owner has done everything, and just before and after. */

test("lists open points with exit code 1, and reports none once all are settled", () => {
  test.setTimeout(90_000);
  const folder = copyProject();
  const content = changeContent(path.join(folder, "content"));
  const run = (tool: string) => {
    const { status, stdout, stderr } = spawnSync("node", [`tools/${tool}.ts`], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, SITE_ORIGIN: "https://www.clinic-in-travelers-rest.com" },
    });
    return { status, stderr, lines: stdout.trimEnd().split("\n") };
  };

  settle(content);
  const unbuilt = run("launch-check");
  expect(unbuilt).toMatchObject({ status: 1, stderr: "" });
  expect(unbuilt.lines).toContain("1. dist/site  the built site");
  expect(unbuilt.lines.at(-1)).toBe("1 thing to settle before the site goes public.");

  expect(run("build")).toMatchObject({ status: 0, stderr: "" });
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
