import { pagePaths } from "../../addresses/paths.ts";
import { joinSentences, type RichTextData } from "../../content/rich-text-data.ts";
import type { Level } from "../model/levels.ts";

/** A sign or a poison in a list. */
export type SignLink = {
  /** Of its row, if that is its home. */
  id?: string;
  where?: readonly string[];
  name: string;
  level?: Level | undefined;
  href?: string | undefined;
  /** What to do first, and what raises its level; of a poison, what to do besides calling. */
  unless?: RichTextData | undefined;
};

type Linked = Pick<SignLink, "name" | "unless"> & {
  id: string;
  level: Level;
  first?: string | undefined;
};

/** What leads to the home of a sign or a poison: its card or its row. */
export const signLink = ({ id, name, level, first, unless }: Linked) =>
  ({
    name,
    level,
    unless: first ? joinSentences(first, unless) : unless,
    href: `${pagePaths.emergency}#${id}`,
  }) satisfies SignLink;

/** The row of a sign or a poison, which is its home. */
export const signRow = ({
  id,
  name,
  level,
  unless,
  path,
}: Linked & { path?: string | undefined }) =>
  ({ id, name, level, unless, href: path }) satisfies SignLink;
