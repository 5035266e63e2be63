import { z } from "zod";
import { contentFile, pastDate, sentences, textMatching } from "../reader/fields.ts";
import type { ContentFile } from "../reader/read.ts";

export const approvers = ["veterinarian", "lawyer"] as const;
export type Approver = (typeof approvers)[number];

/** What a route says of the approval of its pages. */
export type Approvable = {
  /** Who approves these pages. Others need no approval. */
  approvedBy?: Approver;
  /** A file that no page owns, which these pages show and is approved with them. */
  approvedWith?: ContentFile;
  /** Its end and its bar only call, first whoever helps at this hour. It shows, and is approved with, the poison lines. */
  isEmergency?: true;
};

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
