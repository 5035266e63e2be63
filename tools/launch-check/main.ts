import { ContentError } from "../../src/content/problems.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { describeAdvice, findAdvice } from "../advice.ts";
import { findContentFindings, findOriginFindings } from "./findings.ts";
import { formatReport } from "./report.ts";

/* Lists what to settle before the site goes public. Exit code 1 while anything is left. */

try {
  const site = loadSite();
  const findings = [...findContentFindings("content", site), ...findOriginFindings(siteOrigin())];
  console.log(formatReport(findings, findAdvice(site).map(describeAdvice)));
  process.exitCode = findings.every(({ part }) => part === "samples") ? 0 : 1;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
