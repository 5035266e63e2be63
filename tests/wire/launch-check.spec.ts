import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { changeContent, settle } from "../changed-content.ts";
import { copyProject } from "../copy-project.ts";

const origin = "https://www.clinic-in-travelers-rest.com";

test("the launch check ends with exit code 1 while anything is left, and with 0 after that", () => {
  const folder = copyProject();
  const content = changeContent(path.join(folder, "content"));
  const check = () => {
    const { status, stdout, stderr } = spawnSync("node", ["tools/launch-check/main.ts"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, SITE_ORIGIN: origin },
    });
    return { status, stderr, lines: stdout.trimEnd().split("\n") };
  };

  settle(content);
  const nothing = ["Ready to publish."];
  expect(check()).toEqual({ status: 0, stderr: "", lines: nothing });

  content.set("clinic.yaml", { "phone.status": "unconfirmed" });
  const { status, lines } = check();
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^1\. content\/clinic\.yaml:\d+ {2}phone$/));
  expect(lines.at(-1)).toBe("1 thing to settle before the site goes public.");
  rmSync(folder, { recursive: true });
});

test("a build for a CDN without SITE_ORIGIN is refused in one line", () => {
  const { status, stderr } = spawnSync("node", ["tools/build/main.ts", "--cdn"], {
    encoding: "utf8",
    env: { ...process.env, SITE_ORIGIN: "" },
  });
  expect(stderr).toMatch(/^SITE_ORIGIN is “”\. Set it to https:.*\n$/);
  expect(status).toBe(1);
});
