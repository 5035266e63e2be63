import { ContentError } from "../../src/content/problems.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { describeAdvice, findAdvice } from "../advice.ts";
import { findApprovals, noteOnHistory } from "./approvals.ts";
import { findLaunchBlockers } from "./blockers.ts";
import { formatReport } from "./report.ts";

/*
 * Lists what must not go public, and with --details what to do about it. Exit code 1 while anything
 * is left.
 */

try {
  const [folder, site, today] = ["content", loadSite(), new Date()] as const;
  const advice = findAdvice(site).map(describeAdvice);
  const approvals = findApprovals(folder, site, today);
  const blockers = findLaunchBlockers(folder, siteOrigin(), today, site, approvals);
  process.stdout.write(noteOnHistory(folder, approvals));
  console.log(formatReport(blockers, advice, process.argv.includes("--details")));
  process.exitCode = blockers.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
