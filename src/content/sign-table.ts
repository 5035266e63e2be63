import { type Level, levels } from "../formatting/levels.ts";

/** What texts say of a sign. */
type SignText = {
  id: string;
  name: string;
  level: Level;
  first?: string | undefined;
  unless?: string | undefined;
  looks?: string | undefined;
  avoid?: string | undefined;
};

type Labels = { levels: Record<Level, { note: string }> };

export type SignTable = ReturnType<typeof signTable>;

/** The signs by id, and what stands above those of a level; empty if their files cannot be read. */
export function signTable(signs: readonly SignText[] = [], labels?: Labels) {
  return {
    ids: signs.map(({ id }) => id),
    /** Some signs by level, soonest first; what has a first line is by itself, with that line in its note. */
    byNote(ids: readonly string[]) {
      const entries = ids.flatMap((id) => signs.find((sign) => sign.id === id) ?? []);
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
