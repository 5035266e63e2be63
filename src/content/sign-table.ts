import { bySoonest, type Level } from "../signs/model/levels.ts";
import { joinSentences, type RichText } from "./rich-text.ts";

type Texts = Partial<Record<"unless" | "looks" | "avoid", RichText | undefined>>;
type Sign = { id: string; name: string; level: Level } & Texts;

/** What texts say of a sign, and the note above it. */
export type SignText = Sign & { note: RichText };

/** The signs, soonest first, each with its note. Those with a first step lead a level. */
export const signTable = (
  signs: readonly (Sign & { first?: string | undefined })[],
  labels: { levelNotes: Record<Level, RichText> } | undefined,
): SignText[] =>
  [...signs.filter(({ first }) => first), ...signs.filter(({ first }) => !first)]
    .sort(bySoonest)
    .map(({ first, ...sign }) => ({
      ...sign,
      note: joinSentences(first, labels?.levelNotes[sign.level]),
    }));
