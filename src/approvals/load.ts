import type { ApprovalNoteData } from "../clinic/page-frame.ts";
import { timeProps } from "../dates.ts";
import { isSharedPreview, type Site } from "../reader/site.ts";

/** Who has approved the text of a page as it is now, and in which month. */
export function findApproval({ approvalPages }: Site, pagePath: string) {
  const approval = approvalPages.find(({ path }) => path === pagePath)?.approval;
  if (!approval?.isCurrent) return undefined;
  return { label: `Reviewed by ${approval.by} in`, month: timeProps(approval.on.slice(0, 7)) };
}

/** What a preview says at the end of a page to whoever approves it; nothing on other pages. */
export function loadApprovalNote(site: Site, pagePath: string): ApprovalNoteData | undefined {
  const page = site.approvalPages.find(({ path }) => path === pagePath);
  if (page === undefined || !isSharedPreview(site)) return undefined;
  const { title, code, approval, questions } = page;
  return { line: `${title} (${code})`, approval, questions };
}
