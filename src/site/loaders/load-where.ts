import type { Site } from "../site.ts";
import { signLink } from "./sign-link.ts";

export type WhereData = ReturnType<typeof loadWhere>;

/** The dog, and all signs with their places. */
export const loadWhere = ({ signs, drawing }: Site) => ({
  ...signs.dog,
  drawing: drawing("where"),
  signs: signs.list.map((sign) => ({ ...signLink(sign), where: sign.where })),
});
