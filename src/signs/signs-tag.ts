import { z } from "zod";
import { joinSentences, type RichTextData } from "../ui/rich-text/rich-text-data.ts";
import type { AddedTag } from "../content/to-rich-text.ts";
import { bySoonest, type Level } from "./levels.ts";
import type { Signs } from "./fields.ts";

/** What this tag shows of a sign. What pages name after surgery, a shot or birth has no more. */
type TableSign = Pick<Signs["aftercare"][number], "id" | "name" | "level" | "sooner"> & {
  firstStep?: string | undefined;
};

/**
 * The tag `<Signs of="limp, seizure" />`: lists of the signs that it names, soonest first. Above each
 * list is how soon its signs need us.
 */
export function signsTag(
  signs: readonly TableSign[],
  labels: { levelNotes: Record<Level, RichTextData> } | undefined,
): AddedTag {
  const ids = signs.map(({ id }) => id);
  const expected = `one of ${ids.join(", ")}`;
  // Within a level, signs with a first step come before the others.
  const groups = new Set(
    [...signs.filter(hasFirstStep), ...signs].toSorted(bySoonest).map(groupOf),
  );

  /** A list of signs. Above it is what they share: what to do first, and how soon they need us. */
  function listOf(all: readonly TableSign[]): RichTextData {
    const [sign] = all;
    if (sign === undefined) return [];
    const note = joinSentences(sign.firstStep, labels?.levelNotes[sign.level]);
    const items = all.map(({ id, name, sooner = [] }) => {
      // The item is a target of links, as in #limp. A jump there moves the focus, too.
      const children = sooner.length > 0 ? joinSentences(`${name}.`, ...sooner) : [name];
      return { tag: "li", id, tabIndex: -1, children } as const;
    });
    return [
      { tag: "p", children: [{ tag: "strong", children: note }] },
      { tag: "ul", children: items },
    ];
  }

  return {
    attributes: z.strictObject({ of: z.string().trim().min(1) }),
    content: "nothing",
    problemsOf: (given) =>
      idsIn(given)
        .filter((id) => ids.length > 0 && !ids.includes(id))
        .map((id) => ({ message: `there is no sign named “${id}”`, expected })),
    read(given) {
      const named = idsIn(given).flatMap((id) => signs.find((sign) => sign.id === id) ?? []);
      const lists = Array.from(groups, (group) => named.filter((one) => groupOf(one) === group));
      return lists.flatMap(listOf);
    },
  };
}

const hasFirstStep = ({ firstStep }: TableSign) => firstStep !== undefined;

/** Signs share a list if their level and what to do first are the same. */
const groupOf = ({ level, firstStep }: TableSign) => `${level} ${firstStep}`;

const idsIn = ({ of }: Record<string, unknown>): string[] =>
  (typeof of === "string" && of.match(/[^\s,]+/g)) || [];
