import { levels } from "../../formatting/levels.ts";
import type { Sign, Site } from "../site.ts";
import type { SignLink } from "./sign-href.ts";

export type WhereData = ReturnType<typeof loadWhere>;

/** The dog, and all signs with their places, soonest first. */
export const loadWhere = (site: Site, show: (sign: Sign) => Omit<SignLink, "name" | "level">) => ({
  ...site.signs.dog,
  drawing: site.drawing("where"),
  signs: levels.flatMap((level) =>
    site.signs.list
      .filter((sign) => sign.level === level)
      .map((sign) => ({ name: sign.name, level, where: sign.where, ...show(sign) })),
  ),
});
