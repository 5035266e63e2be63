import type { ApprovalNoteData } from "../clinic/page-frame.ts";
import { timeProps } from "../dates.ts";
import { type Approval, isSharedPreview, type Site } from "../reader/site.ts";
import { type ApprovalPage, approvalLine } from "./read-approvals.ts";

/** Who has approved the text of a page as it is now, and in which month. */
export const loadApproval = (approval: Approval | undefined) =>
  approval?.isCurrent
    ? { label: `Reviewed by ${approval.by} in`, month: timeProps(approval.on.slice(0, 7)) }
    : undefined;

/** What a preview says at the end of a page to whoever approves it; nothing on other pages. */
export const loadApprovalNote = (site: Site, page?: ApprovalPage): ApprovalNoteData | undefined =>
  page && isSharedPreview(site)
    ? { line: approvalLine([page]), approval: page.approval, questions: page.questions }
    : undefined;
