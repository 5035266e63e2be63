import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "./copy-project.ts";

/* What `npm start` and `npm run check` go by. */

test("a change to whatever the build reads is a reason to build again", () => {
  const folder = copyProject();
  const code = `import("./tools/build-stamp.ts").then((stamp) => console.log(stamp.fingerprint()))`;
  const print = () => spawnSync("node", ["-e", code], { cwd: folder, encoding: "utf8" }).stdout;
  const prints = new Set([print()]);
  const files = ["app/x", "content/x", "public/x", "server/x", "tools/x", "package-lock.json"];
  for (const file of files) {
    appendFileSync(path.join(folder, file), "\n");
    prints.add(print());
  }
  expect(prints.size).toBe(files.length + 1);
  rmSync(folder, { recursive: true });
});

/** Exit code and last line of a check whose programs write this report and exit so. */
function check(statuses: Record<string, number>, report?: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), "check-"));
  for (const name of ["node", "biome", "tsc", "knip", "vitest"]) {
    const file =
      name === "vitest" && report ? "node_modules/.cache/reports/unit.json" : "/dev/null";
    const script = `#!/bin/sh\necho '${JSON.stringify(report)}' > ${file}\nexit ${statuses[name] ?? 0}\n`;
    writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.resolve("tools/check.ts"), "--no-browser"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, PATH: folder } },
  );
  rmSync(folder, { recursive: true });
  return `${status}: ${stdout.trim().split("\n").at(-1)}`;
}

const report = { numTotalTests: 3, numPassedTests: 3, numFailedTests: 0 };

test.each([
  ["every step passes", {}, report, "0: 9 passed, 0 failed"],
  ["a step fails", { tsc: 2 }, report, "1: 7 passed, 2 failed"],
  ["the tests fail without naming one", { vitest: 1 }, report, "1: 9 passed, 1 failed"],
  ["no test ran", {}, undefined, "1: 6 passed, 1 failed"],
  ["a test is left out", {}, { ...report, numTotalTests: 4 }, "1: 9 passed, 1 failed"],
  ["the content has a problem", { node: 1 }, report, "1: 0 passed, 1 failed"],
])("npm run check: %s", (_what, statuses, written, told) => {
  expect(check(statuses, written)).toBe(told);
});
