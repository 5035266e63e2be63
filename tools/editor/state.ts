import { readFileSync } from "node:fs";
import type { SiteReader } from "../../plugins/content.ts";
import { ContentError } from "../../src/content/problems.ts";
import { shortHash } from "../../src/content/short-hash.ts";
import { type Advice, describeAdvice, findAdvice } from "../advice.ts";
import { listForms, nameForms, problemMessage } from "../form-names.ts";
import { type Approval, findApprovals } from "../launch-check/approvals.ts";
import { type Finding, findContentFindings } from "../launch-check/findings.ts";
import { countOpen, describeFinding, groupFindings } from "../launch-check/report.ts";
import { editorConfig } from "./config.ts";
import { findGonePages } from "./gone-pages.ts";

/** What the page beside the forms shows, as JSON. */
export async function readState(site: SiteReader): Promise<string> {
  const forms = listForms();
  const toItem = (file: string, message: string) => {
    // A file that is missing, or a picture, has no form of its own.
    const { hash = "#/" } = forms.get(file) ?? {};
    return { hash, text: nameForms(message) };
  };
  let findings: Finding[] = [];
  let approvals: Approval[] = [];
  let advice: Advice[] = [];
  const problems = await site.get().then(
    (checked) => {
      advice = [...findAdvice(checked), ...findGonePages(checked)];
      approvals = findApprovals("content", checked, new Date());
      findings = findContentFindings("content", checked, new Date(), approvals);
      return [];
    },
    (error) => {
      if (!(error instanceof ContentError)) throw error;
      return error.problems.map((problem) =>
        toItem(problem.file, `${problem.file}: ${problemMessage(problem)}`),
      );
    },
  );
  const config = shortHash(JSON.stringify(editorConfig()));
  const pages = Object.fromEntries(Array.from(forms.values(), ({ hash, page }) => [hash, page]));
  const texts = Object.fromEntries(
    Array.from(forms.values(), ({ hash, file }) => [hash, shortHash(readFileSync(file))]),
  );
  const launch = groupFindings(findings).map(({ heading, found }) => ({
    text: heading,
    items: found.map((one) => toItem(one.file, describeFinding(one))),
  }));
  const approved = Object.fromEntries(
    approvals.flatMap(({ files, problem = "approved" }) =>
      files.map((file) => [forms.get(file)?.hash, problem]),
    ),
  );
  const shown = {
    problems,
    advice: advice.map((one) => toItem(one.file, describeAdvice(one))),
    ...{ launch, left: countOpen(findings), approved },
  };
  return JSON.stringify({ pages, texts, config, ...shown });
}
