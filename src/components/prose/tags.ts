import { z } from "zod";
import { attribute } from "../../reader/tags.ts";

const nothing = z.strictObject({});
const title = z.strictObject({ title: attribute.optional() });

/** Tags that any MDX text may have, and what they take. prose.tsx has their components. */
export const proseTags = {
  NamedList: { attributes: nothing, content: "list" },
  Note: { attributes: title, content: "text" },
  Notes: { attributes: nothing, content: "text" },
  PoisonLines: { attributes: nothing, content: "nothing" },
  Warning: { attributes: title, content: "text" },
} as const;
