/** How soon something needs a veterinarian, soonest first; signs.yaml has the words. */
export const levels = ["leave", "call", "today", "visit"] as const;
export type Level = (typeof levels)[number];

/** The levels of signs that can’t wait for the clinic to open. */
export const urgentLevels = ["leave", "call"] as const satisfies Level[];
export const isUrgent = ({ level }: Leveled): boolean =>
  urgentLevels.some((urgentLevel) => urgentLevel === level);

type Leveled = { level?: Level | undefined };
const rank = ({ level }: Leveled) => (level ? levels.indexOf(level) : levels.length);

/** Sorts soonest first, and what has no level last. */
export const bySoonest = (a: Leveled, b: Leveled): number => rank(a) - rank(b);
