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
