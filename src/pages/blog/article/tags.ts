import { z } from "zod";
import { words } from "../../../content/tags.ts";

/** Tags that articles may have besides those of any text. article-text.tsx has their components. */
export const articleTags = {
  Checklist: { attributes: z.strictObject({ title: words, print: words }), content: "text" },
  KeyFigure: { attributes: z.strictObject({ value: words }), content: "text" },
} as const;
