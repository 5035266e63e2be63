import { z } from "zod";
import type { ApprovalNoteData } from "../clinic/page-frame.ts";
import { timeProps } from "../dates.ts";
import { contentFile, pastDate, sentences, textMatching } from "../reader/kinds.ts";
import { isSharedPreview, type Site } from "../reader/site.ts";

/** Who has read the texts that need it, and answers for them. */
export const approvalsFile = contentFile(
  "approvals.yaml",
  z
    .array(
      z.strictObject({
        by: textMatching(/[A-ZÀ-Þ]\S* .*[A-ZÀ-Þ]/, "first and last name").describe(
          "A veterinarian who is confirmed in Team. Policies: the lawyer.",
        ),
        on: pastDate.describe("The day on which all of it had been read."),
        pages: sentences
          .refine((line) => /\([^()]+\)/.test(line), {
            error: "the line of what was read, such as First visit (abcdabcd)",
          })
          .describe(
            "What the end of each page on the preview says, pasted, or the line of the launch check: First visit (abcdabcd), Dental Care (efghefgh)",
          ),
      }),
    )
    .meta({ title: "Approvals", itemName: "Reading", summary: "{on} {by}" })
    .describe("One entry for all that somebody has read in one sitting, and that is right."),
);

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
