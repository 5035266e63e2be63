import { appendFileSync } from "node:fs";
import { ContentError, formatProblem } from "../app/content-model/problems.ts";
import { loadSite } from "../app/prerender/load-site.ts";

/*
 * Reads all of content/ and prints each fault once, in words, with its file and line. On GitHub each
 * fault is also an annotation at its line and an entry of the run's summary:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

try {
  loadSite();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  if (process.env.GITHUB_ACTIONS === "true") {
    for (const problem of error.problems) {
      const { file, line = 1 } = problem;
      console.log(`::error file=${file},line=${line}::${escapeMessage(formatProblem(problem))}`);
    }
  }
  if (process.env.GITHUB_STEP_SUMMARY !== undefined) {
    const list = error.problems.map((problem) => `- ${formatProblem(problem)}\n`).join("");
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, `## The content has faults\n\n${list}`);
  }
  process.exitCode = 1;
}

/** A workflow command ends at a line break, and a percent sign starts an escape. */
function escapeMessage(message: string): string {
  return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
