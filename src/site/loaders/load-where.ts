import { bySoonest } from "../../formatting/levels.ts";
import type { Sign, Site } from "../site.ts";
import type { SignLink } from "./sign-href.ts";

export type WhereData = ReturnType<typeof loadWhere>;

/** The dog, and all signs with their places, soonest first. */
export const loadWhere = (site: Site, show: (sign: Sign) => Omit<SignLink, "name" | "level">) => ({
  ...site.signs.dog,
  drawing: site.drawing("where"),
  signs: site.signs.list
    .toSorted(bySoonest)
    .map((sign) => ({ name: sign.name, level: sign.level, where: sign.where, ...show(sign) })),
});
