import { type Level, levels } from "../formatting/levels.ts";
import type { Text } from "../formatting/text.ts";

/** What a list of signs needs to know of one. */
type Graded = { level: Level; first?: string | undefined };

/** What texts say of one. */
type SignText = Graded & {
  id: string;
  name: string;
  unless?: Text | undefined;
  looks?: Text | undefined;
  avoid?: Text | undefined;
};

type Labels = { levels: Record<Level, { note: Text }> };

export type SignTable<Sign extends SignText = SignText> = ReturnType<typeof signTable<Sign>>;

/** The signs by id, and what stands above those of a level; empty if their files cannot be read. */
export function signTable<Sign extends SignText>(signs: readonly Sign[] = [], labels?: Labels) {
  const byId = new Map(signs.map((sign) => [sign.id, sign]));
  return {
    ids: [...byId.keys()],
    /** @throws if there is none, which content checks should have prevented */
    sign(id: string): Sign {
      const sign = byId.get(id);
      if (sign === undefined) throw new Error(`content/signs.yaml has no ${id}`);
      return sign;
    },
    /** Some signs by level, soonest first; what has a first line is by itself, with that line in its note. */
    byNote<Entry extends Graded>(entries: readonly Entry[]) {
      return levels.flatMap((level) => {
        const note: Text = labels?.levels[level].note ?? [];
        const ofLevel = entries.filter((entry) => entry.level === level);
        const firsts = [...new Set(ofLevel.map(({ first }) => first))].sort();
        return firsts.map((first) => ({
          note: first === undefined ? note : [`${first} `, ...note],
          items: ofLevel.filter((entry) => entry.first === first),
        }));
      });
    },
  };
}

type Named = { id: string; name: string; key?: string | undefined };

/** A name in quotes as people type it: curly or straight, with a comma or a period before the last. */
const quoted = /([“"][^“”"]+[”"])/;
const quotes = /^[“"]|[,.]?[”"]$/g;

/** A text in which a sign’s name in quotes, such as “Choking”, leads to that sign’s card. */
export function linkSigns(text: Text, cards: readonly Named[]): Text {
  return text.flatMap((piece): Text => {
    if (typeof piece !== "string") return [piece];
    // What is between quotes and what is in them take turns.
    return piece.split(quoted).flatMap((part, index): Text => {
      if (part === "") return [];
      const name = index % 2 === 1 ? part.replace(quotes, "") : undefined;
      const card = name && cards.find((one) => one.name === name || one.key === name);
      return [card ? { text: part, href: `#${card.id}` } : part];
    });
  });
}
