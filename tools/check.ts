import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { freePort } from "./free-port.ts";

/*
 * npm test, or npm run check without the browser. Content problems stop the run, because every
 * later step would repeat them; a failed build skips the tests that read it. The last line is:
 * N passed, N failed.
 */

type Count = { passed: number; failed: number; notRun?: number };

const total = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const reports = "node_modules/.cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (await step("content", ["node", "tools/check-content.ts"])) {
  // Each uses one core for most of its time.
  const [isBuilt] = await Promise.all([
    step("production build", ["node", "tools/build.ts"]),
    step("types", ["tsc"]),
    step("formatting and lint", ["biome", "check", "--error-on-warnings", "."]),
    step("types of the service worker", ["tsc", "--project", "app/service-worker"]),
    step("nothing unused", ["knip"]),
  ]);
  const unitReport = `${reports}/unit.json`;
  const unitTests = ["vitest", "run", ...(isBuilt ? [] : ["--project=sources"])];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`];
  await step("tests without a browser", [...unitTests, ...reporters], () =>
    countUnitTests(unitReport),
  );
  if (isBuilt && !process.argv.includes("--no-browser")) {
    const report = `${reports}/browser.json`;
    process.env.TEST_PORT = String(await freePort());
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
    await step("the built site in Chromium", ["playwright", "test"], () =>
      countBrowserTests(report),
    );
  }
} else console.log("Nothing else was checked.");
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join("; ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs a command. It fails on a nonzero exit code, if no test ran, and if one was skipped without a
 * reason.
 * @param count counts the tests of a command that has more than one; such a command prints as it
 *   goes, the others at their end
 * @returns whether it passed
 */
async function step(
  name: string,
  [program = "", ...args]: string[],
  count?: () => Count,
): Promise<boolean> {
  const start = performance.now();
  if (count) console.log(`\n== ${name}`);
  const shell = process.platform === "win32";
  const child = spawn(program, args, { stdio: count ? "inherit" : "pipe", shell });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data) => {
      output += data;
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once("close", resolve).once("error", ({ message }) => {
      output += message;
      resolve(null);
    });
  });
  if (output !== "") console.log(`\n${output.trim()}`);
  const one: Count = { passed: status === 0 ? 1 : 0, failed: 0 };
  const { passed, failed, notRun = 0 } = count?.() ?? one;
  if (notRun > 0) console.error(`${notRun} tests did not run.`);
  const isGood = status === 0 && failed === 0 && notRun === 0 && passed > 0;
  total.passed += passed;
  total.failed += isGood ? 0 : Math.max(failed, 1);
  if (!isGood) failedSteps.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${isGood ? "good" : "FAILED"} (${seconds} s)`);
  return isGood;
}

function countUnitTests(file: string): Count {
  const report = readReport<JsonTestResults>(file);
  if (report === undefined) return { passed: 0, failed: 0 };
  const { numTotalTests, numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, notRun: numTotalTests - passed - failed };
}

function countBrowserTests(file: string): Count {
  const report = readReport<JSONReport>(file);
  if (report === undefined) return { passed: 0, failed: 0 };
  for (const { message = "" } of report.errors) console.error(message);
  const skipped = report.suites.flatMap(listTests).filter(({ status }) => status === "skipped");
  const reasons = skipped.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description }) => (type === "skip" ? (description ?? []) : [])),
  );
  for (const reason of reasons) console.log(`Skipped one test: ${reason}`);
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    notRun: skipped.length - reasons.length,
  };
}

function listTests({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(listTests)];
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
