import { readFileSync } from "node:fs";
import type { SiteReader } from "../../plugins/content.ts";
import { ContentError, type Problem } from "../../src/content/problems.ts";
import { oldAddress } from "../../src/policies/canonical-path.ts";
import { shortHash } from "../../src/site/short-hash.ts";
import type { Site } from "../../src/site/site.ts";
import { listForms, nameForms, problemMessage } from "../form-names.ts";
import { type Approval, findApprovals } from "../launch-check/approvals.ts";
import { type Finding, findContentFindings } from "../launch-check/findings.ts";
import { countOpen, describeFinding, groupFindings } from "../launch-check/report.ts";
import { editorConfig } from "./config.ts";

/** What the page beside the forms shows, as JSON. */
export async function readState(site: SiteReader): Promise<string> {
  const forms = listForms();
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
  const shown: Record<string, { page: string; approved?: string }> = {};
  /** What Sveltia CMS reads when it starts. The lists to pick from are in the configuration. */
  const files: Record<string, string> = { config: shortHash(JSON.stringify(editorConfig())) };
  for (const { hash, file, page } of forms.values()) {
    const approval = approvals.find(({ files }) => files.includes(file));
    shown[hash] = { page, ...(approval && { approved: approval.problem ?? "approved" }) };
    files[hash] = shortHash(readFileSync(file));
  }
  const link = (file: string, message: string) =>
    // A file that is missing, or a picture, has no form of its own.
    `<a href="${forms.get(file)?.hash ?? "#/"}">${asHtml(nameForms(message))}</a>`;
  const groups = groupFindings(findings).map(({ chapter, heading, found }) => {
    const items = list(found.map((one) => link(one.file, describeFinding(one))));
    return { chapter, items, group: `${heading}${items}` };
  });
  return JSON.stringify({
    forms: shown,
    files,
    left: countOpen(findings),
    problems: list(problems.map((one) => link(one.file, `${one.file}: ${problemMessage(one)}`))),
    advice: groups.find(({ chapter }) => chapter === "advice")?.items ?? "",
    launch: list(groups.flatMap(({ chapter, group }) => (chapter === "advice" ? [] : group))),
  });
}

const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const list = (items: readonly string[]) =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

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
      return { chapter: "advice", file: "content/redirects.yaml", field: "", message };
    });
}
