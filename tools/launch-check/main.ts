import { ContentError } from "../../app/content-model/problems.ts";
import { findRiskyClaims } from "../../app/content-model/risky-claims.ts";
import { siteOrigin } from "../../app/policies/site-origin.ts";
import { findForgottenClaims, findLaunchBlockers } from "./blockers.ts";
import { formatReport } from "./report.ts";

/* Lists what must not go public. Exit code 1 while anything is left. */

try {
  const blockers = findLaunchBlockers("content", siteOrigin());
  console.log(formatReport(blockers, [...findRiskyClaims(), ...findForgottenClaims()]));
  process.exitCode = blockers.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
