import { z } from "zod";
import { attribute } from "../reader/tags.ts";

/** `<Signs of="limp, seizure" />`, for services and articles: what needs us, and how soon. */
export const signTags = {
  Signs: {
    attributes: z.strictObject({ of: attribute.meta({ choices: "signs" }) }),
    content: "nothing",
  },
} as const;
