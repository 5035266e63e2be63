import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";
import { freePort } from "./free-port.ts";
import { reports } from "./reports.ts";

/*
 * npm test, or npm run check without the browser. Content problems stop the run, because every
 * later step would repeat them; a failed build leaves out what reads it. The last line is: N passed,
 * N failed. A step passes only if it exits with 0 and ran something.
 */

type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Count | Promise<Count> };

/** A step that is a single command. */
function command(name: string, program: string, ...args: string[]): Step {
  return {
    name,
    run: () => (execute(program, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

const contentStep = command("content", "node", "tools/check-content.ts");

const sourceSteps: Step[] = [
  command("formatting and lint", "biome", "check", "--error-on-warnings", "."),
  command("types", "tsc"),
  command("types of the service worker", "tsc", "--project", "app/service-worker"),
  command("nothing unused", "knip"),
];

const buildStep = command("production build", "node", "tools/build.ts");

/** @param project of vitest.config.ts; without one, all */
const unitStep = (...project: string[]): Step => ({
  name: "tests without a browser",
  run: () => {
    const file = newReport("unit.json");
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
    const status = execute("vitest", ["run", ...project, ...reporters]);
    return judge(status, file, (report: VitestReport) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      notRun: report.numTotalTests - report.numPassedTests - report.numFailedTests,
    }));
  },
});

const browserStep: Step = {
  name: "the built site in Chromium",
  run: async () => {
    const browser = findBrowser();
    if ("problem" in browser) {
      console.error(browser.problem);
      return { passed: 0, failed: 1 };
    }
    const file = newReport("browser.json");
    const status = execute("playwright", ["test"], {
      BROWSER_PATH: browser.path,
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return judge(status, file, (report: PlaywrightReport) => {
      for (const { message = "" } of report.errors) console.error(message);
      const skipped = listTests(report).filter(({ status }) => status === "skipped");
      const reasons = skipped.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description }) =>
          type === "skip" ? (description ?? []) : [],
        ),
      );
      for (const reason of reasons) console.log(`Skipped one test: ${reason}`);
      const { expected, unexpected, flaky } = report.stats;
      return {
        passed: expected,
        failed: unexpected + flaky + report.errors.length,
        notRun: skipped.length - reasons.length,
      };
    });
  },
};

type VitestReport = { numTotalTests: number; numPassedTests: number; numFailedTests: number };
/** The fields we use of https://playwright.dev/docs/test-reporters#json-reporter */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: { tests: PlaywrightTest[] }[] };
type PlaywrightTest = {
  status: "expected" | "unexpected" | "flaky" | "skipped";
  annotations: { type: string; description?: string }[];
};

const isQuick = process.argv.includes("--no-browser");
const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
mkdirSync(reports, { recursive: true });

const contentIsGood = await take(contentStep);
if (contentIsGood) {
  for (const step of sourceSteps) await take(step);
  const isBuilt = await take(buildStep);
  await take(isBuilt ? unitStep() : unitStep("--project=sources"));
  if (isBuilt && !isQuick) await take(browserStep);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join("; ")}`);
if (!contentIsGood) console.log("Nothing else was checked.");
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/**
 * Runs a step and adds its counts to the total.
 * @returns whether it passed
 */
async function take({ name, run }: Step): Promise<boolean> {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${failed === 0 ? "good" : "FAILED"} (${seconds} s)`);
  return failed === 0;
}

function execute(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): number {
  const { status, error } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
  if (error !== undefined) console.error(error.message);
  return status ?? 1;
}

function listTests({ suites }: Pick<PlaywrightReport, "suites">): PlaywrightTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ tests }) => tests),
    ...listTests({ suites: suite.suites ?? [] }),
  ]);
}

function newReport(name: string): string {
  const file = `${reports}/${name}`;
  rmSync(file, { force: true });
  return file;
}

/**
 * Evaluates a test run. It fails on a nonzero exit code, a missing report, no tests at all, or
 * tests skipped without a reason.
 */
function judge<Report>(
  status: number,
  file: string,
  read: (report: Report) => Count & { notRun: number },
): Count {
  const { passed, failed, notRun } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, notRun: 0 };
  if (notRun > 0) console.error(`${notRun} tests did not run.`);
  if (passed + failed === 0) console.error("No test ran.");
  const isBad = status !== 0 || notRun > 0 || passed === 0;
  return { passed, failed: Math.max(failed, isBad ? 1 : 0) };
}
