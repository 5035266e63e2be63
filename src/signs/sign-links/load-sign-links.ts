import { pagePaths } from "../../addresses.ts";
import type { RichTextData } from "../../ui/rich-text/rich-text-data.ts";
import { isUrgent, type Level } from "../levels.ts";
import type { Signs } from "../schema.ts";

export type SignLink = {
  /** The id of the row, if links to the sign lead to this list. */
  id?: string;
  places?: readonly string[];
  name: string;
  level?: Level | undefined;
  href?: string | undefined;
  /** What stands beside its level: what raises it or, of a poison, what to do besides calling. */
  sooner?: readonly RichTextData[] | undefined;
  /** What to do first, and what else its row says. */
  notes?: readonly RichTextData[] | undefined;
};

type Sign = Signs["list"][number];
type Linkable = Pick<Sign, "id" | "name" | "level" | "firstStep" | "sooner" | "readMore">;

/** A link to where a sign is read: the emergency page or, if it can wait, where its `readMore` leads. */
export const signLink = ({ id, name, level, firstStep, sooner, readMore }: Linkable) =>
  ({
    name,
    level,
    sooner,
    notes: firstStep ? [[firstStep]] : undefined,
    href: (!isUrgent({ level }) && readMore) || `${pagePaths.emergency}#${id}`,
  }) satisfies SignLink;

/** The row of a poison or of a sign that can wait, on the emergency page, with what to do and to avoid. */
export const signRow = (sign: Pick<Sign, "id" | "name" | "level"> & Partial<Sign>) => {
  const { id, name, level, looks, steps = [], sooner, avoid } = sign;
  const notes = [looks, ...steps, avoid].filter((note) => note !== undefined);
  return { id, name, level, sooner, notes } satisfies SignLink;
};
