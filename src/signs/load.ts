import { pagePaths } from "../addresses/paths.ts";
import type { RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { Level } from "./levels.ts";
import type { Signs } from "./fields.ts";

export type SignLink = {
  /** The id of the row, if this list is the home of the sign. Links to the sign lead to its home. */
  id?: string;
  places?: readonly string[];
  name: string;
  level?: Level | undefined;
  href?: string | undefined;
  /** What to do first, and what raises its level; of a poison, what to do besides calling. */
  notes?: readonly RichTextData[] | undefined;
};

type Sign = Signs["list"][number];

/** A link to the home of a sign, which is its card or its row on the emergency page. */
export const signLink = ({ id, name, level, firstStep, sooner = [] }: Sign) =>
  ({
    name,
    level,
    notes: firstStep ? [[firstStep], ...sooner] : sooner,
    href: `${pagePaths.emergency}#${id}`,
  }) satisfies SignLink;

/** The row of a sign that can wait, which is its home, with what to do and to avoid. */
export const signRow = ({ id, name, level, readMore, ...sign }: Sign) => {
  const { looks, steps = [], sooner = [], avoid } = sign;
  const notes = [looks, ...steps, ...sooner, avoid].filter((note) => note !== undefined);
  return { id, name, level, notes, href: readMore } satisfies SignLink;
};
