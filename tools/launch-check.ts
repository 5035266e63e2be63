import { loadSite } from "../plugins/content/load-site.ts";
import { formatProblem, UserError } from "../src/content/problems.ts";

/* Lists what a build for the public refuses, then what is worth a look and what would help visitors. */

try {
  const { problems, doubts, unanswered } = loadSite().unsettled;
  for (const problem of problems) console.log(formatProblem(problem));
  if (doubts.length > 0) console.log("Worth a look:");
  for (const doubt of doubts) console.log(formatProblem(doubt));
  if (unanswered.length > 0) console.log("Would help visitors:");
  for (const question of unanswered) console.log(formatProblem(question));
  console.log(
    problems.length === 0 ? "Ready to publish." : `Left before publishing: ${problems.length}.`,
  );
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
