import { readFileSync } from "node:fs";
import type { SiteReader } from "../../plugins/content.ts";
import { ContentError, type Problem } from "../../src/content/problems.ts";
import { shortHash } from "../../src/content/short-hash.ts";
import { oldAddress } from "../../src/policies/canonical-path.ts";
import type { Site } from "../../src/site/site.ts";
import { listForms, nameForms, problemMessage } from "../form-names.ts";
import { type Approval, findApprovals } from "../launch-check/approvals.ts";
import { type Finding, findContentFindings } from "../launch-check/findings.ts";
import { countOpen, describeFinding, groupFindings } from "../launch-check/report.ts";
import { editorConfig } from "./config.ts";

/** What the page beside the forms shows, as JSON. */
export async function readState(site: SiteReader): Promise<string> {
  const forms = listForms();
  const toItem = (file: string, message: string) => {
    // A file that is missing, or a picture, has no form of its own.
    const { hash = "#/" } = forms.get(file) ?? {};
    return { hash, text: nameForms(message) };
  };
  let problems: readonly Problem[] = [];
  let approvals: Approval[] = [];
  let findings: Finding[] = [];
  try {
    const checked = await site.get();
    approvals = findApprovals(checked, new Date());
    findings = [...findContentFindings(checked, new Date(), approvals), ...findGonePages(checked)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems = error.problems;
  }
  const approvedAs = (form: string) => {
    const { problem = "approved" } = approvals.find(({ files }) => files.includes(form)) ?? {
      problem: "",
    };
    return problem;
  };
  const launch = groupFindings(findings).map(({ part, heading, found }) => ({
    part,
    text: heading,
    items: found.map((one) => toItem(one.file, describeFinding(one))),
  }));
  return JSON.stringify({
    forms: Object.fromEntries(
      Array.from(forms.values(), ({ hash, page, file }) => [
        hash,
        { page, text: shortHash(readFileSync(file)), approved: approvedAs(file) },
      ]),
    ),
    config: shortHash(JSON.stringify(editorConfig())),
    problems: problems.map((one) => toItem(one.file, `${one.file}: ${problemMessage(one)}`)),
    advice: launch.find(({ part }) => part === "advice")?.items ?? [],
    launch: launch.filter(({ part }) => part !== "advice"),
    left: countOpen(findings),
  });
}

/** Addresses that have had a page since the forms were opened. */
const known = new Set<string>();

/** Pages that the owner has deleted since then, whose addresses lead nowhere. */
function findGonePages({ routes, redirects }: Site): Finding[] {
  const paths = routes.map(({ path }) => path);
  for (const path of paths) known.add(path);
  const led = [...paths, ...redirects.map(({ from }) => oldAddress(from))];
  return [...known]
    .filter((path) => !led.includes(path))
    .map((path) => {
      const message = `the page ${path} is gone, but search engines and bookmarks still lead there. Add Moved Page: From ${path}, To the page that people should see instead.`;
      return { part: "advice", file: "content/redirects.yaml", field: "", message };
    });
}
