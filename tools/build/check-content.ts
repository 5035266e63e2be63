import { appendFileSync } from "node:fs";
import { ContentError, formatProblem } from "../../app/content-model/problems.ts";
import { findContentProblems } from "./content-problems.ts";

/*
 * Validates content/ and prints each problem once, with file and line. On GitHub, problems are also
 * annotations and entries in the job summary:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

const problems = await findContentProblems();
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  if (process.env.GITHUB_ACTIONS === "true") {
    for (const problem of problems) {
      const { file, line = 1 } = problem;
      console.log(`::error file=${file},line=${line}::${escapeMessage(formatProblem(problem))}`);
    }
  }
  if (process.env.GITHUB_STEP_SUMMARY !== undefined) {
    const list = problems.map((problem) => `- ${formatProblem(problem)}\n`).join("");
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, `## The content has faults\n\n${list}`);
  }
  process.exitCode = 1;
}

/** Workflow commands end at a line break and use percent escapes. */
function escapeMessage(message: string): string {
  return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
