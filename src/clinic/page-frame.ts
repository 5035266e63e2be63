import type { PictureData } from "../ui/picture/picture.tsx";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { Invitation } from "./fields.ts";

/** The pages from home to a page. */
export type Trail = readonly { name: string; path: string }[];

/** What a page has above and below what its loader returns. */
export type PageFrame = {
  head: {
    trail: Trail;
    /** Every page but home has one. */
    title: string | undefined;
    lead: RichTextData | string | undefined;
    picture: PictureData | undefined;
  };
  end: {
    closing: Invitation | undefined;
    picture: PictureData | undefined;
    /** Of pages that need a signature, on a preview. */
    signing: Signing | undefined;
  };
};

/** The signer is undefined until somebody signs. */
type Signing = {
  code: string;
  signer: string | undefined;
  hasChanged: boolean;
  questions: readonly string[];
};
