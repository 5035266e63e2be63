import type { Text } from "../formatting/text.ts";
import type { SharedContent } from "./shared-files.ts";
import { type Level, levels, type Sign } from "./signs.ts";

export type SignTable = ReturnType<typeof signTable>;

/** The signs by id, and what stands above those of a level; empty if their files cannot be read. */
export function signTable(
  { signs }: Pick<SharedContent["signs"], "signs"> = { signs: [] },
  labels?: SharedContent["labels"],
) {
  const byId = new Map(signs.map((sign) => [sign.id, sign]));
  return {
    ids: [...byId.keys()],
    /** @throws if there is none, which content checks should have prevented */
    sign(id: string): Sign {
      const sign = byId.get(id);
      if (sign === undefined) throw new Error(`content/signs.yaml has no ${id}`);
      return sign;
    },
    /** Some signs by level, soonest first, without empty levels. */
    byLevel<Entry extends { level: Level }>(entries: readonly Entry[]) {
      return levels.flatMap((level) => {
        const items = entries.filter((entry) => entry.level === level);
        const note: Text = labels?.levels[level].note ?? [];
        return items.length === 0 ? [] : [{ level, note, items }];
      });
    },
  };
}
