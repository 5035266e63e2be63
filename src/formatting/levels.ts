/** How soon something needs a veterinarian, soonest first; labels.yaml has the words. */
export const levels = ["leave", "call", "today", "visit"] as const;
export type Level = (typeof levels)[number];

/** Sorts soonest first. */
export const bySoonest = (a: { level: Level }, b: { level: Level }): number =>
  levels.indexOf(a.level) - levels.indexOf(b.level);
