/** How soon something needs a veterinarian, soonest first; labels.yaml has the words. */
export const levels = ["leave", "call", "today", "visit"] as const;
export type Level = (typeof levels)[number];

/** A value for each level. */
export const perLevel = <Value>(of: (level: Level) => Value) =>
  Object.fromEntries(levels.map((level) => [level, of(level)])) as Record<Level, Value>;
