import { ContentError } from "../../src/content/problems.ts";
import { siteOrigin } from "../../src/policies/site-origin.ts";
import { loadSite } from "../../src/routes/load-site.ts";
import { findContentFindings, findOriginFindings, keepsWaiting } from "./findings.ts";
import { formatReport } from "./report.ts";

/* Lists what to settle before the site goes public. Exit code 1 while anything is left. */

try {
  const findings = [...findContentFindings(loadSite()), ...findOriginFindings(siteOrigin())];
  console.log(formatReport(findings));
  process.exitCode = findings.some(keepsWaiting) ? 1 : 0;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
