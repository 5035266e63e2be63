import { formatProblem, UserError } from "../src/content/problems.ts";
import { loadSite } from "../src/routes/load-site.ts";

/* Lists what a build for the public refuses. */

try {
  const { problems, unanswered } = loadSite().unsettled;
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(`Questions without an answer, which pages leave out: ${unanswered}.`);
  console.log(
    problems.length === 0 ? "Ready to publish." : `Left before publishing: ${problems.length}.`,
  );
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
