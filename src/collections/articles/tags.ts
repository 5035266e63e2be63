import { z } from "zod";
import { attribute } from "../../reader/tags.ts";

/** Tags that articles may have besides those of any text. article-text.tsx has their components. */
export const articleTags = {
  Checklist: {
    attributes: z.strictObject({ title: attribute, print: attribute }),
    content: "text",
  },
  BigNumber: { attributes: z.strictObject({ value: attribute }), content: "text" },
  /** A sentence of the text, large. One is enough for an article. */
  PullLine: { attributes: z.strictObject({}), content: "text" },
} as const;
