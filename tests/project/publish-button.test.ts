import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/* The step of the workflow Publish, run as GitHub runs it, with a stand-in for `gh`. */

const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
const script: string = workflow.jobs.publish.steps[0].run;

/** What `gh` does when asked for this. On main are a, b and c; c changed words alone. */
const github = {
  "compare/a...": "echo ahead",
  "compare/b...c": "echo ahead",
  "compare/c...main": "echo identical",
  compare: "echo diverged",
  "content.yml": "echo $2 | sed 's/.*=//; s/$/ success/'",
  "test.yml": "printf 'b success\\na success\\n'",
  "git/ref/heads/live": "true",
  "heads/live --method PATCH": 'echo "$*"',
  "git/refs --method POST": 'echo "$*"',
};

/** Presses the button. @returns what GitHub is told to move, or why nothing moves */
function press(WANTED: string, changes: object = {}): string {
  const asked = Object.entries({ ...github, ...changes });
  const cases = asked.map(([words, answer]) => `*"${words}"*) ${answer};;`).join("\n");
  const gh = `gh() { case "$*" in ${cases} esac; }`;
  const env = { ...process.env, WANTED, GH_REPO: "o/r", GITHUB_STEP_SUMMARY: "/dev/null" };
  return spawnSync("bash", ["-e", "-c", `${gh}\n${script}`], { env, encoding: "utf8" }).stdout;
}

test("the button asks for workflows that are there", () => {
  const files = script.match(/\w+\.yml/g);
  expect(files?.filter((file) => existsSync(`.github/workflows/${file}`))).toHaveLength(2);
});

test("it moves live to the newest commit or an older one, or makes it", () => {
  expect(press("c")).toMatch(/^api .+heads\/live --method PATCH -f sha=c/);
  expect(press("a")).toMatch(/^api .+heads\/live --method PATCH -f sha=a/);
  const made = /^api .+ --method POST -f ref=refs\/heads\/live -f sha=c/;
  expect(press("c", { "git/ref/heads/live": "false" })).toMatch(made);
});

test.each([
  ["x is no commit of main", "x", {}],
  ["Content is not green for this commit (failure)", "a", { "content.yml": "echo a failure" }],
  ["Content is not green for this commit (it never ran)", "a", { "content.yml": "" }],
  ["Content is still running", "a", { "content.yml": "echo a running" }],
  // Of the code below.
  ["Test is not green for this commit (failure)", "c", { "test.yml": "echo b failure" }],
  ["Test is not green for this commit (it never ran)", "a", { "test.yml": "echo c success" }],
  ["type: git push --force origin a:live", "a", { "heads/live --method PATCH": "false" }],
])("it says: %s", (words, wanted, changes) => {
  expect(press(wanted, changes)).toMatch(/^::error::.+ Nothing was published\.$/m);
  expect(press(wanted, changes)).toContain(words);
});
