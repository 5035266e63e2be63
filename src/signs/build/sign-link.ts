import { pagePaths } from "../../addresses/paths.ts";
import { joinSentences, type RichTextData } from "../../content/rich-text-data.ts";
import type { Level } from "../model/levels.ts";

/** A sign or a poison in a list. */
export type SignLink = {
  /** The id of the row, if this list is the home of the sign. Links to the sign lead to its home. */
  id?: string;
  where?: readonly string[];
  name: string;
  level?: Level | undefined;
  href?: string | undefined;
  /** What to do first, and what raises its level; of a poison, what to do besides calling. */
  note?: RichTextData | undefined;
};

/** A sign of the table; `unless` says what raises its level. */
export type TableSign = {
  id: string;
  name: string;
  level: Level;
  path?: string | undefined;
  first?: string | undefined;
  unless?: RichTextData | undefined;
};

/** A link to the home of a sign, which is its card or its row on the emergency page. */
export const signLink = ({ id, name, level, first, unless }: TableSign) =>
  ({
    name,
    level,
    note: first ? joinSentences(first, unless) : unless,
    href: `${pagePaths.emergency}#${id}`,
  }) satisfies SignLink;

/** The row of a sign, which is its home. */
export const signRow = ({ id, name, level, unless, path }: TableSign) =>
  ({ id, name, level, note: unless, href: path }) satisfies SignLink;
