import { ContentError } from "../app/content-model/problems.ts";
import { siteOrigin } from "../app/policies/site-origin.ts";
import { fingerprint, isUpToDate } from "./build-stamp.ts";
import { findLaunchBlockers } from "./launch-check/find-launch-blockers.ts";
import { formatReport } from "./launch-check/report.ts";
import { outputs } from "./outputs.ts";

/* Lists what must not go public. Exit code 1 while anything is left. */

try {
  const blockers = findLaunchBlockers({
    content: "content",
    origin: siteOrigin(),
    built: isUpToDate(fingerprint()) ? outputs.site : undefined,
  });
  console.log(formatReport(blockers));
  process.exitCode = blockers.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
