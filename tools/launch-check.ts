import { loadSite } from "../plugins/content/load-site.ts";
import { formatProblem, type Problem, UserError } from "../src/content/problems.ts";
import { summarize } from "./public-summary.ts";

/* Lists what visitors ask for, what stops the public site, what it leaves out, and what would help. Fails while anything stops it. */

const missing = "It needs a signed service, and a confirmed veterinarian in Team.";

try {
  const { asked, stops, leftOut, worthALook } = loadSite().unsettled;
  list("Visitors ask most for these", asked);
  list("These stop the public site", stops);
  list("The public site leaves these out until they are settled", leftOut);
  list("These would help visitors, or are worth a look", worthALook);
  if (stops.length === 0) {
    const { isEmpty, text } = summarize(loadSite("content", "public"));
    console.log(
      isEmpty ? `Publishable, but empty. ${text} ${missing}` : `Ready to publish. ${text}`,
    );
  } else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

function list(heading: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  console.log(`${heading} (${problems.length}):`);
  for (const problem of problems) console.log(formatProblem(problem));
  console.log();
}
