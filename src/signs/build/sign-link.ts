import { pagePaths } from "../../addresses/paths.ts";
import type { RichTextData } from "../../content/rich-text-data.ts";
import type { Level } from "../model/levels.ts";

/** A sign or a poison in a list. */
export type SignLink = {
  /** Of its row, if that is its home. */
  id?: string;
  where?: readonly string[];
  name: string;
  level?: Level | undefined;
  href?: string | undefined;
  /** What raises its level, or what to do besides. */
  unless?: RichTextData | undefined;
};

type Linked = Pick<SignLink, "name" | "unless"> & { id: string; level: Level };

/** What leads to the home of a sign or a poison: its card or its row. */
export const signLink = ({ id, name, level, unless }: Linked) =>
  ({ name, level, unless, href: `${pagePaths.emergency}#${id}` }) satisfies SignLink;

/** The row of a sign or a poison, which is its home. */
export const signRow = ({
  id,
  name,
  level,
  unless,
  path,
}: Linked & { path?: string | undefined }) =>
  ({ id, name, level, unless, href: path }) satisfies SignLink;
