import type { ApprovalNoteData } from "../clinic/page-frame.ts";
import { timeProps } from "../dates.ts";
import { type Approval, isSharedPreview, type Site } from "../reader/site.ts";
import type { ApprovalPage } from "./read-approvals.ts";

/** Who has approved the text of a page as it is now, and in which month. */
export const loadApproval = (approval: Approval | undefined) =>
  approval?.isCurrent
    ? { label: `Reviewed by ${approval.by} in`, month: timeProps(approval.on.slice(0, 7)) }
    : undefined;

type ApprovalSite = Pick<Site, "edition" | "origin"> & { approvalPages: readonly ApprovalPage[] };

/** What a preview says at the end of a page to whoever approves it; nothing on other pages. */
export function loadApprovalNote(site: ApprovalSite, path: string): ApprovalNoteData | undefined {
  const page = site.approvalPages.find((approvalPage) => approvalPage.path === path);
  if (page === undefined || !isSharedPreview(site)) return undefined;
  const { title, code, approval, questions } = page;
  return { line: `${title} (${code})`, approval, questions };
}
