import { z } from "zod";
import { joinSentences, joinTexts, type RichTextData } from "../../content/rich-text-data.ts";
import type { AddedTag } from "../../content/to-rich-text.ts";
import { bySoonest, type Level } from "../model/levels.ts";

type Sign = { id: string; name: string; level: Level; first?: string | undefined } & {
  [Text in "unless" | "looks" | "avoid"]?: RichTextData | undefined;
};

/**
 * The tag `<Signs of="limp, seizure" looks />`: the signs that it names, soonest first, below how soon
 * they need us. With `looks`, also what they look like, and what not to do.
 */
export function signsTag(
  signs: readonly Sign[],
  labels: { levelNotes: Record<Level, RichTextData> } | undefined,
): AddedTag {
  const ids = signs.map(({ id }) => id);
  // Those with a first step lead a level.
  const steps = new Set(signs.toSorted(byStep).toSorted(bySoonest).map(stepOf));
  return {
    attributes: z.strictObject({ of: z.string().trim().min(1), looks: z.unknown().optional() }),
    content: "nothing",
    problemsOf: (given) =>
      namedIn(given)
        .filter((id) => ids.length > 0 && !ids.includes(id))
        .map((id) => ({
          message: `there is no sign named “${id}”`,
          expected: `one of ${ids.join(", ")}`,
        })),
    read(given) {
      const named = namedIn(given).flatMap((id) => signs.find((sign) => sign.id === id) ?? []);
      return [...steps].flatMap((step): RichTextData => {
        const items = named.filter((sign) => stepOf(sign) === step);
        const [sign, other] = items;
        if (sign === undefined) return [];
        const note = joinSentences(sign.first, labels?.levelNotes[sign.level]);
        const texts = items.map(({ id, name, unless, looks, avoid }) => {
          const more = "looks" in given ? [unless, looks, avoid] : [unless];
          const isSentence = other === undefined || more.some(Boolean);
          const children = isSentence ? joinSentences(`${name}.`, ...more) : [name];
          // An address can end in it, and a jump there moves the focus, too.
          return { id, tabIndex: -1, children };
        });
        if (other === undefined) {
          const level: RichTextData = [{ tag: "strong", children: joinTexts(note, [":"]) }];
          return texts.map((text) => ({
            tag: "p",
            ...text,
            children: joinSentences(level, text.children),
          }));
        }
        return [
          { tag: "p", children: [{ tag: "strong", children: note }] },
          {
            tag: "ul",
            children: texts.map((text): RichTextData[number] => ({ tag: "li", ...text })),
          },
        ];
      });
    },
  };
}

/** What is to be done first, and how soon the rest: signs that share it share a list. */
const stepOf = ({ level, first }: Sign) => `${level} ${first}`;
const byStep = (a: Sign, b: Sign) => Number(!a.first) - Number(!b.first);

/** The ids in `of`. */
const namedIn = ({ of }: Record<string, unknown>): string[] =>
  (typeof of === "string" && of.match(/[^\s,]+/g)) || [];
