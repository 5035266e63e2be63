import { type Level, levels } from "../formatting/levels.ts";

/** What a list of signs needs to know of one. */
type Graded = { level: Level; first?: string | undefined };

/** What texts say of one. */
type SignText = Graded & {
  id: string;
  name: string;
  unless?: string | undefined;
  looks?: string | undefined;
  avoid?: string | undefined;
};

type Labels = { levels: Record<Level, { note: string }> };

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
        const note = labels?.levels[level].note ?? "";
        const ofLevel = entries.filter((entry) => entry.level === level);
        const firsts = [...new Set(ofLevel.map(({ first }) => first))].sort();
        return firsts.map((first) => ({
          note: first === undefined ? note : `${first} ${note}`,
          items: ofLevel.filter((entry) => entry.first === first),
        }));
      });
    },
  };
}

type Named = { id: string; name: string; key?: string | undefined };

/** A name in quotes as people type it: curly or straight, with a comma or a period before the last. */
const quoted = /[“"]([^“”"]+?)[,.]?[”"]/g;

/** A text in which a sign’s name in quotes, such as “Choking”, is a link to that sign’s card. */
export const linkSigns = (text: string, cards: readonly Named[]): string =>
  text.replace(quoted, (whole, name: string) => {
    const card = cards.find((one) => one.name === name || one.key === name);
    return card ? `[${whole}](#${card.id})` : whole;
  });
