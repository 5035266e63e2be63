import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";

/* The weekly check reports to an issue on GitHub: .github/workflows/weekly.yml. */

const { jobs } = parse(readFileSync(".github/workflows/weekly.yml", "utf8"));
const { steps } = Object.values<{ steps: { name?: string; run?: string }[] }>(jobs)[0] ?? {};
const script = steps?.at(-1)?.run ?? "";
const launchCheck = steps?.find(({ name }) => name === "Launch check")?.run ?? "";

test.each([
  ["nothing is found", "", "", ["list"]],
  ["nothing is left", "", "7", ["list", "close"]],
  ["something is found", "A link", "", ["list", "create"]],
  ["something else is found", "A link", "7", ["list", "view", "edit", "comment"]],
])("when %s", (_, report, number, commands) => {
  const folder = mkdtempSync(path.join(tmpdir(), "weekly-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "report.md"), report);
  const gh = `#!/bin/sh\necho $2 >> commands.txt\n[ $2 != list ] || echo ${number}\n`;
  writeFileSync(path.join(folder, "gh"), gh, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, TITLE: "Weekly" };
  execFileSync("bash", ["-e", "-c", script], { cwd: folder, env });
  const done = readFileSync(path.join(folder, "commands.txt"), "utf8");
  expect(done.trim().split("\n")).toEqual(commands);
});

test.each([
  ["Ready to publish.", false],
  ["Samples: Reviews, 6\n\nReady to publish.", false],
  ["Facts\n  Phone\n\n1 thing to settle before the site goes public.", true],
])("after “%s”, the launch check is reported: %s", (list, isReported) => {
  const folder = mkdtempSync(path.join(tmpdir(), "weekly-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "npm"), `#!/bin/sh\necho '${list}'\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  execFileSync("bash", ["-e", "-c", launchCheck], { cwd: folder, env });
  expect(existsSync(path.join(folder, "report.md"))).toBe(isReported);
});
