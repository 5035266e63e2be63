import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";
import { freePort } from "./free-port.ts";
import { reports } from "./reports.ts";

/*
 * npm test, and without the browser npm run check. Runs every step even after one has failed, so
 * that one run tells everything, and ends with one line: N passed, N failed.
 */

type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Count | Promise<Count> };

/** A step that a single command decides. */
function command(name: string, program: string, ...args: string[]): Step {
  return { name, run: () => verdict(execute(program, args) === 0) };
}

const sourceSteps: Step[] = [
  command("formatting and lint", "biome", "check", "--error-on-warnings", "."),
  command("types", "tsc"),
  command("types of the service worker", "tsc", "--project", "app/service-worker"),
  command("nothing unused", "knip"),
  {
    name: "unit tests and content checks",
    run: () => {
      const file = report("unit.json");
      execute("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]);
      return readCounts<{
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
      }>(file, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        // A file that does not even load has no failed test of its own.
        failed:
          numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : numFailedTests,
      }));
    },
  },
  command("production build", "node", "tools/build.ts"),
];

const browserStep: Step = {
  name: "the built site in Chromium",
  run: async () => {
    const browser = findBrowser();
    if ("problem" in browser) {
      console.error(browser.problem);
      return verdict(false);
    }
    const file = report("browser.json");
    execute("playwright", ["test"], {
      BROWSER_PATH: browser.path,
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return readCounts<{ stats: { expected: number; unexpected: number; flaky: number } }>(
      file,
      // Who passed at the second attempt is named in the list above.
      ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    );
  },
};

const steps = process.argv.includes("--no-browser") ? sourceSteps : [...sourceSteps, browserStep];
const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
mkdirSync(reports, { recursive: true });
for (const step of steps) {
  const start = performance.now();
  console.log(`\n== ${step.name}`);
  const { passed, failed } = await step.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(step.name);
  console.log(
    `== ${step.name}: ${failed === 0 ? "good" : "FAILED"} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join("; ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

function verdict(good: boolean): Count {
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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

function report(name: string): string {
  const file = `${reports}/${name}`;
  rmSync(file, { force: true });
  return file;
}

/** A tool that wrote no report has failed, whatever the reason. */
function readCounts<Report>(file: string, count: (report: Report) => Count): Count {
  if (!existsSync(file)) return verdict(false);
  return count(JSON.parse(readFileSync(file, "utf8")));
}
