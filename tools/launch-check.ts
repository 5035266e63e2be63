import { UserError } from "../src/content/problems.ts";
import { loadSite } from "../src/routes/load-site.ts";
import { findChangedSinceSigned, listProblems, summarize } from "./public-summary.ts";

/* Lists what is not settled (src/content/unsettled.ts). Fails while anything stops the public site. */

try {
  const site = loadSite();
  const { asked, stops, leftOut, worthALook } = site.unsettled;
  const { isEmpty, text } = summarize(site);
  const missing = "It needs a signed service, and a confirmed veterinarian in Team.";
  const ready = isEmpty
    ? `Publishable, but empty. ${text} ${missing}`
    : `Ready to publish. ${text}`;
  console.log(
    listProblems("Visitors ask most for these", asked) +
      listProblems("These stop the public site", stops) +
      listProblems("The public site leaves these out until they are settled", leftOut) +
      listProblems("These would help visitors, or are worth a look", worthALook) +
      listProblems("These have changed since they were signed", findChangedSinceSigned()) +
      (stops.length === 0 ? ready : text),
  );
  if (stops.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
