import { appendFileSync, globSync } from "node:fs";
import { ContentError, formatProblem } from "../app/content-model/problems.ts";
import { readSource } from "../app/content-model/read-file.ts";
import { measureVoice } from "../app/content-model/voice.ts";
import { findContentProblems } from "./content-problems.ts";

/*
 * Validates content/ and prints each problem once, with file and line. On GitHub, problems are also
 * annotations and entries in the job summary:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 * With --voice, it first prints contractions, lengths of sentences and “call now” by file.
 */

if (process.argv.includes("--voice")) printVoice();

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

/** A table of how each file of prose sounds. */
function printVoice(): void {
  const rows = globSync("content/**/*.{yaml,mdx}")
    .sort()
    .map((file) => {
      const { words, contractions, sentence, callNow } = measureVoice(readSource(file, file));
      return {
        file,
        words,
        "contractions in 1,000 words": Math.round(contractions),
        "words in a sentence": Number(sentence.toFixed(1)),
        "“call now”": callNow.length,
      };
    });
  console.table(rows.filter(({ words }) => words > 0));
}

/** Workflow commands end at a line break and use percent escapes. */
function escapeMessage(message: string): string {
  return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
