import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";

/* Two steps of the workflow Publish, run as GitHub runs them: one in a repository, one with a stand-in for `gh`. */

const { look, publish } = parse(readFileSync(".github/workflows/publish.yml", "utf8")).jobs;

const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, env: object = {}) =>
  spawnSync("bash", ["-e", "-c", script], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  }).stdout;

const commit = "git -c user.name=A -c user.email=a@b.vet commit -q --allow-empty -m";
const [old = "", code = "", main = "", other = ""] = run(`
  git init -q; ${commit} Old; git rev-parse HEAD; touch code; git add code; ${commit} Code; git rev-parse HEAD
  mkdir content; touch content/words; git add content; ${commit} Main; git rev-parse HEAD
  git update-ref refs/remotes/origin/main HEAD; git switch -q -c redesign; ${commit} Other; git rev-parse HEAD`).split(
  "\n",
);

/** Compared with what is public, at hand for the checks, and with the commits whose Test is as good. */
const looked = (commit: string, ...alike: string[]) =>
  `/compare/live..${commit})\nsha=${commit}\nalike=${[commit, ...alike].join(" ")} \n${commit}\n`;

test.each([
  ["", looked(main, code)],
  [main, looked(main, code)],
  [` “${old.slice(0, 7)}” `, looked(old)],
  [`https://github.com/o/r/commit/${code}`, looked(code)],
  [other, "::error::"],
  ["redesign", "::error::This is no commit of main: redesign."],
  ["1234567", "::error::"],
])("asked for “%s”, it looks at a commit of main, or says that it is none", (WANTED, expected) => {
  const [{ run: script }] = look.steps.filter(({ id }: { id?: string }) => id === "commit");
  const outputs = { GITHUB_OUTPUT: "output", GITHUB_STEP_SUMMARY: "summary" };
  const after = "cat summary output; rm summary output; git rev-parse HEAD";
  expect(run(`${script}\n${after}`, { WANTED, ...outputs })).toContain(expected);
});

const script: string = publish.steps[0].run;

/** What `gh` does when asked for this: b changed code, and c only words. */
const github = {
  "runs?head_sha=c": "echo failure",
  "runs?head_sha=b": "echo success",
  "--method PATCH": 'echo "$*" >&3',
  "--method POST": 'echo "$*" >&3',
};

/** Presses the button for a commit c. @returns what GitHub is told to move, or why nothing moves */
function press(changes: object = {}, ANYWAY = "false"): string {
  const asked = Object.entries({ ...github, ...changes });
  const cases = asked.map(([words, answer]) => `*"${words}"*) ${answer};;`).join("\n");
  const gh = `exec 3>&1; gh() { case "$*" in ${cases} esac; }`;
  const inputs = { COMMIT: "c", ALIKE: "c b", ANYWAY, GH_REPO: "o/r" };
  return run(`${gh}\n${script}`, { ...inputs, GITHUB_STEP_SUMMARY: "/dev/null" });
}

test("the button moves live, or makes it, and asks for a workflow that is there", () => {
  expect(press()).toMatch(/^api .+heads\/live --method PATCH -f sha=c -F force=true$/m);
  const made = /^api .+ --method POST -f ref=refs\/heads\/live -f sha=c$/m;
  expect(press({ "--method PATCH": "false" })).toMatch(made);
  expect(press({ "runs?head_sha=b": "echo failure" }, "true")).toContain("sha=c");
  const [file] = /\w+\.yml/.exec(script) ?? [];
  expect(existsSync(`.github/workflows/${file}`)).toBe(true);
});

test.each([
  ["Test is red for what a developer changed", { "runs?head_sha=b": "echo failure" }],
  ["Test has not run for what a developer changed", { "runs?head_sha=b": "echo missing" }],
  ["Test is still running", { "runs?head_sha=b": "echo running" }],
  ["GitHub says: HTTP 502", { "runs?head_sha=b": "echo HTTP 502 >&2; false" }],
  ["GitHub says: No No", { "--method PATCH": "echo No; false", "--method POST": "echo No; false" }],
])("it says: %s", (words, changes) => {
  expect(press(changes)).toMatch(/^::error::.+ Nothing was published\.$/m);
  expect(press(changes)).toContain(words);
  expect(press(changes)).not.toContain("sha=c");
});
