import { ContentError } from "../../src/content/problems.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { findLaunchBlockers } from "./blockers.ts";
import { findCautions } from "./cautions.ts";
import { formatReport } from "./report.ts";

/* Lists what must not go public. Exit code 1 while anything is left. */

try {
  const blockers = findLaunchBlockers("content", siteOrigin());
  console.log(formatReport(blockers, findCautions()));
  process.exitCode = blockers.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
