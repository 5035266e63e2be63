import type { Approval } from "../reader/site.ts";
import type { PictureData } from "../ui/picture/picture.tsx";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { Closing } from "./page-fields.ts";

/** The pages from home to a page. */
export type Trail = readonly { name: string; path: string }[];

/** What a preview says to whoever approves the text of a page: the line to paste, and what approving it answers. */
export type ApprovalNoteData = {
  line: string;
  questions: readonly string[];
  approval: Approval | undefined;
};

/** What any page gets, besides its fields. */
export type PageFrame = {
  head: {
    trail: Trail;
    /** Every page but home has one. */
    title: string | undefined;
    lead: RichTextData | string | undefined;
    picture: PictureData | undefined;
    isDraft: boolean;
  };
  closing: (Omit<Closing, "picture"> & { picture: PictureData }) | undefined;
  approvalNote: ApprovalNoteData | undefined;
  isEmergency: true | undefined;
};
