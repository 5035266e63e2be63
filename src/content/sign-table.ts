import { bySoonest, type Level } from "../formatting/levels.ts";
import { joinSentences } from "../formatting/text.ts";

type Texts<Names extends string> = Partial<Record<Names, string | undefined>>;
type Sign = { id: string; name: string; level: Level } & Texts<"unless" | "looks" | "avoid">;

/** What texts say of a sign, and the note above it. */
export type SignText = Sign & { note: string };

/** The signs by level, soonest first, each with its note. Those with a first step lead a level. */
export const signTable = (
  signs: readonly (Sign & Texts<"first">)[],
  labels: { levelNotes: Record<Level, string> } | undefined,
): SignText[] =>
  [...signs.filter(({ first }) => first), ...signs.filter(({ first }) => !first)]
    .sort(bySoonest)
    .map(({ first, ...sign }) => ({
      ...sign,
      note: joinSentences(first, labels?.levelNotes[sign.level]),
    }));
